"""A value rises with wounds.

## What it does
Compares each value with the one in the row above it. Values whose source is printed, or told by others, are left
alone: the sheets do have some that rise.

## Why is this bad?
Wounds weaken a character. Two numbers in the wrong order make wounding him a favour.

## What it cannot see
Whether you mean it: a character may well keep the coolest head when nearly dead.

## How to fix it
Put the values in order from the top row down, or allow the finding where the rise is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library

# Values on these grounds are reported, not designed.
TOLD = ("printed", "example", "second-hand")


def check(library: Library) -> Iterator[Found]:
    """Values higher than the one above."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        for name, rows in character.values.items():
            if _basis(character, name) in TOLD:
                continue
            for place, (above, below) in enumerate(pairwise(rows)):
                if above is not None and below is not None and below > above:
                    message = f"`{name}` rises from {above} to {below} with a wound"
                    yield Found(entry, ("values", name, place + 1), message, "Put the values in order.")


def _basis(character: Character, name: str) -> str:
    """How the values of a characteristic are known; empty if nothing is said."""
    notes = character.sources or {}
    source = notes.get(f"values.{name}") or notes.get("values") or character.source
    return source.basis if source else ""


RULE = rule(__doc__, "C004", "rising-value", check, severity="warning")
