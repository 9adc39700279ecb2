"""A mercenary belongs to a faction.

## What it does
Looks for characters with both `mercenary: true` and a `faction`.

## Why is this bad?
A mercenary can be taken by sides of any faction because he belongs to none. With a faction as well, two rules for
building teams contradict each other.

## What it cannot see
Which of the two was meant.

## How to fix it
Remove `faction`. For a mercenary that never fights against a faction, write `loyal_to`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Mercenaries with a faction."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        if character.mercenary and character.faction:
            message = f"`{entry.id}` is a mercenary, yet belongs to `{character.faction}`"
            yield Found(entry, ("faction",), message, "Remove `faction`, or write `loyal_to` in its place.")


RULE = rule(__doc__, "C015", "mercenary-with-faction", check)
