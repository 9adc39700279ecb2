"""A map has fewer than two entry points.

## What it does
It counts the movement circles with `entry: true`.

## Why is this bad?
Each side chooses an entry point of its own before the game; with fewer than two the second side has none.

## What it cannot see
Scenarios that place every figure by themselves. Allow it with a comment if the map is for these only.

## How to fix it
Write `entry: true` at the circles where the sides come in.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

HOW_MANY = {0: "no entry point", 1: "only one entry point"}


def check(library: Library) -> Iterator[Found]:
    """Maps on which two sides cannot come in."""
    for entry, _, board in maps(library):
        count = (board.entries & board.movement).bit_count()
        if count in HOW_MANY:
            message = f"this map has {HOW_MANY[count]}; each side needs one"
            yield Found(entry, (), message, "Write `entry: true` at two circles far from each other.")


RULE = rule(__doc__, "B015", "few-entry-points", check)
