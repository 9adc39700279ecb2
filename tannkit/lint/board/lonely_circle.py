"""A movement circle has no neighbouring movement circle.

## What it does
It counts the neighbours of each movement circle, wherever the adjacency is written.

## Why is this bad?
Nobody can step there or leave. Objective and action circles beside it do not help, since nobody stands on them.

## How to fix it
Name a neighbour under `to:`, or take the circle out.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Movement circles from which no step leads anywhere."""
    for entry, _, board in maps(library):
        for i, name in enumerate(board.circles):
            if board.movement >> i & 1 and not board.neighbours[i] & board.movement:
                message = f"no movement circle is a neighbour of `{name}`"
                yield Found(entry, ("circles", name), message, "Name its neighbours under `to:`.", "key")


RULE = rule(__doc__, "B006", "lonely-circle", check)
