"""A character that is no mercenary is loyal to a faction.

## What it does
Looks for `loyal_to` on characters that are no mercenaries.

## Why is this bad?
Loyalty says on whose opponents' side a mercenary never fights. Whoever has a faction fights for it alone, so the
field does nothing.

## What it cannot see
Whether the character should be a mercenary.

## How to fix it
Remove `loyal_to`, or write `mercenary: true` in place of `faction`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Loyalties of characters that are no mercenaries."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        if character.loyal_to and not character.mercenary:
            message = f"only a mercenary is loyal to a faction, and `{entry.id}` is none"
            yield Found(entry, ("loyal_to",), message, "Remove it, or add `mercenary: true`.", "key")


RULE = rule(__doc__, "C017", "loyal-but-no-mercenary", check)
