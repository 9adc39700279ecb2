"""The characteristics of a robot have different numbers of rows.

## What it does
Compares how many values each characteristic of a robot lists. Heroes and Troopers are held to their own number of
rows by another rule.

## Why is this bad?
A row is one line across all characteristics. After the wound that uses up the shorter list, nobody knows what to
roll.

## What it cannot see
How many rows the robot should have.

## How to fix it
Give every characteristic the same number of values; write `null` for a value that the robot lacks.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Characteristics that have another number of rows than the first one."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        if character.kind != "robot" or not character.values:
            continue
        first, rows = next(iter(character.values.items()))
        for name, values in character.values.items():
            if len(values) != len(rows):
                message = f"the number of rows of `{name}` is {len(values)}, that of `{first}` is {len(rows)}"
                yield Found(entry, ("values", name), message, "Give every characteristic the same number of values.")


RULE = rule(__doc__, "C002", "uneven-rows", check)
