"""A Hero or Trooper has no special object.

## What it does
Looks for `special_object` on every Hero and Trooper that has packs.

## Why is this bad?
Every character starts each game with its special object in a slot, whatever pack is chosen; it is what makes the
character different from others.

## What it cannot see
Whether the special object fits the character.

## How to fix it
Name the token under `special_object`. If it stands in each pack, move it from there.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Characters with packs and without a special object."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        if character.kind != "robot" and character.packs and not character.special_object:
            message = f"`{entry.id}` has no special object"
            yield Found(entry, (), message, "Name a token under `special_object`.")


RULE = rule(__doc__, "C009", "missing-special-object", check)
