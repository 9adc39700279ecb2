"""A pack holds more tokens than its character has slots.

## What it does
Counts the tokens of each pack, adds the special object, and compares with the number of slots. For characters that
pick improvements, it counts the picks.

## Why is this bad?
Nobody ever holds more tokens than he has slots, so the pack cannot be chosen.

## What it cannot see
Tokens that need no slot by a rule of their own.

## How to fix it
Take a token out of the pack, or write the true number of `slots`. The special object fills a slot and does not
belong in the pack.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_characters import loads
from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Packs with more tokens than slots."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        for path, load in loads(character):
            if load > character.slots:
                message = f"with this, the character would hold {load} tokens in {character.slots} slots"
                yield Found(entry, path, message, "Take a token out, or correct `slots`.")


RULE = rule(__doc__, "C008", "too-few-slots", check)
