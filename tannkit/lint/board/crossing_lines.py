"""The lines of two adjacencies cross.

## What it does
Adjacencies are drawn as straight lines from middle to middle. It looks for two that cross and have no circle in
common.

## Why is this bad?
At a crossing the eye cannot tell which circles are neighbours, and players step from one line onto the other.

## What it cannot see
Lines of more than 8 grid steps, which a rule of their own is about, and maps on which fifty circles lie over others.

## How to fix it
Move one of the circles, put a circle at the crossing, or drop one of the two adjacencies. If a bridge is meant, allow
it with a comment.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tannkit.board.layout_faults import lines_that_cross
from tannkit.lint.facts_maps import MOST_FOUND, with_lines, written_at
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Adjacencies whose line crosses that of an earlier one."""
    for entry, game_map, board in with_lines(library):
        for first, second, _ in islice(lines_that_cross(board), MOST_FOUND):
            message = f"the line from `{second[0]}` to `{second[1]}` crosses the one from `{first[0]}` to `{first[1]}`"
            hint = "Move one of the circles, or drop one of the adjacencies."
            yield Found(entry, written_at(game_map, *second), message, hint)


RULE = rule(__doc__, "B019", "crossing-lines", check, severity="warning")
