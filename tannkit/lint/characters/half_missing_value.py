"""A character has a value in some rows and none in others.

## What it does
Looks for characteristics that list both numbers and `null`.

## Why is this bad?
A value that a character lacks is lacking from the start. One that disappears with a wound is not known to the rules:
duels and tests would stop being possible in the middle of a game.

## What it cannot see
Which of the two was meant.

## How to fix it
Fill in the missing numbers, or write `null` in every row.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """The first `null` of each characteristic that has numbers too."""
    for entry in library.entries("characters"):
        for name, rows in entry.model(Character).values.items():
            if None in rows and any(row is not None for row in rows):
                message = f"`{name}` is missing in this row, but not in every row"
                hint = "Write a number here, or `null` in every row."
                yield Found(entry, ("values", name, rows.index(None)), message, hint)


RULE = rule(__doc__, "C005", "half-missing-value", check)
