"""Two entry points lie fewer than six steps apart.

## What it does
It counts the steps from entry point to entry point.

## Why is this bad?
A side that comes in second stands in the other's line of fire before it has done anything. Published boards have a
dozen steps between them.

## What it cannot see
Whether the two are meant for the same side. Then allow it with a comment.

## How to fix it
Move one of them, or lengthen the way between them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tannkit.board.board import Board, bits
from tannkit.board.spread import spread
from tannkit.lint.facts_maps import MOST_FOUND, maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

LEAST = 6


def check(library: Library) -> Iterator[Found]:
    """Entry points that are near an earlier one."""
    for entry, _, board in maps(library):
        for i, j, steps in islice(_close(board), MOST_FOUND):
            one, other = board.circles[i], board.circles[j]
            far = "a single step" if steps == 1 else f"{steps} steps"
            message = f"the entry points `{one}` and `{other}` are {far} apart; fewer than {LEAST} is close"
            hint = "Move one of them, or lengthen the way between them."
            yield Found(entry, ("circles", other, "entry"), message, hint, "key")


def _close(board: Board) -> Iterator[tuple[int, int, int]]:
    entries = board.entries & board.movement
    for i in bits(entries):
        later = entries >> (i + 1) << (i + 1)
        near = spread(board, i, board.movement, LEAST - 1) & later
        for j in bits(near):
            yield i, j, next(n for n in range(1, LEAST) if spread(board, i, board.movement, n) >> j & 1)


RULE = rule(__doc__, "B016", "close-entry-points", check, severity="warning")
