"""A pack leaves a slot of its character empty.

## What it does
Counts the tokens of each pack, adds the special object, and compares with the number of slots. For characters that
pick improvements, it counts the picks.

## Why is this bad?
The printed packs fill all slots. One that does not is weaker than its neighbours for no visible reason; most often a
token was forgotten.

## What it cannot see
Tokens that need no slot, or the wish to leave room for what is found on the way.

## How to fix it
Add a token to the pack, or write the true number of `slots`. Allow the finding where the room is meant.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_characters import loads
from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Entry, Library


def check(library: Library) -> Iterator[Found]:
    """Packs with fewer tokens than slots."""
    for entry in library.entries("characters"):
        yield from _found(entry, entry.model(Character))


def _found(entry: Entry, character: Character) -> Iterator[Found]:
    for path, load in loads(character):
        if load < character.slots:
            message = f"with this, {load} of {character.slots} slots are filled"
            yield Found(entry, path, message, "Add a token, or correct `slots`.")


RULE = rule(__doc__, "C007", "empty-slot", check, severity="warning")
