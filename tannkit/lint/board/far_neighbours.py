"""Two neighbours are drawn more than eight grid steps apart.

## What it does
It measures the line of each adjacency from middle to middle.

## Why is this bad?
Steps lead to the next circle, and lines across half the board belong to no reader's idea of next. Mostly one of the
numbers under `at:` is wrong, or the wrong circle was named.

## How to fix it
Correct the place or the name. If a stair or tunnel is meant, allow it with a comment, or put circles in between.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tannkit.board.layout_faults import far_neighbours
from tannkit.lint.facts_maps import MOST_FOUND, maps, written_at
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Adjacencies with long lines."""
    for entry, game_map, board in maps(library):
        for one, other, distance in islice(far_neighbours(board), MOST_FOUND):
            message = f"`{one}` and `{other}` are neighbours, but lie {distance:.1f} grid steps apart"
            hint = "Correct the place of one of them, or name another neighbour."
            yield Found(entry, written_at(game_map, one, other), message, hint)


RULE = rule(__doc__, "B031", "far-neighbours", check, severity="warning")
