"""A Hero has other than four rows of values, or a Trooper other than three.

## What it does
Counts the values that each characteristic of a Hero or Trooper lists. Robots are left out: they have rules of their
own.

## Why is this bad?
Each wound turns the dial to the next row. A missing row leaves a living character without a value, one too many
makes him tougher than the rules allow.

## What it cannot see
Whether the values are the right ones, or stand in the right order.

## How to fix it
List the values from the top row down: four for a Hero, three for a Trooper.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library

ROWS = {"hero": 4, "trooper": 3}
WORD = {"hero": "a Hero has four rows", "trooper": "a Trooper has three rows"}


def check(library: Library) -> Iterator[Found]:
    """Characteristics with too few or too many rows."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        if character.kind not in ROWS:
            continue
        for name, rows in character.values.items():
            if len(rows) != ROWS[character.kind]:
                message = f"{WORD[character.kind]}, but `{name}` has {len(rows)}"
                yield Found(entry, ("values", name), message, "List the values from the top row down.")


RULE = rule(__doc__, "C001", "wrong-number-of-rows", check)
