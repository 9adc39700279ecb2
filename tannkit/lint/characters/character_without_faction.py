"""A character that is no mercenary belongs to no faction.

## What it does
Looks for characters with neither a `faction` nor `mercenary: true`.

## Why is this bad?
All characters of a side belong to its faction, mercenaries excepted. No side can ever take this one.

## What it cannot see
Whether the faction that is given is the right one.

## How to fix it
Add `faction`, or `mercenary: true`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Characters that no side can take."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        if not character.mercenary and not character.faction:
            message = f"no side can take `{entry.id}`: it has no faction and is no mercenary"
            yield Found(entry, (), message, "Add `faction`, or `mercenary: true`.")


RULE = rule(__doc__, "C016", "character-without-faction", check)
