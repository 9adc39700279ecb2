"""The special object of a character is listed in one of its packs as well.

## What it does
Compares the tokens of each pack with the special object of the character.

## Why is this bad?
The special object comes with every pack without being listed, so the character would hold it twice and lack a slot.

## What it cannot see
A second token with another id and the same rules.

## How to fix it
Remove it from the pack.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library
from tannkit.model.lookup import known


def check(library: Library) -> Iterator[Found]:
    """Pack tokens that are the special object."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        special = known(library, "equipment", character.special_object or "", entry)
        for name, tokens in character.packs.items() if special else ():
            for place, ref in enumerate(tokens):
                if known(library, "equipment", ref, entry) is special:
                    message = f"`{ref}` is the special object and comes with every pack anyway"
                    yield Found(entry, ("packs", name, place), message, "Remove it from the pack.")


RULE = rule(__doc__, "C010", "special-object-in-pack", check)
