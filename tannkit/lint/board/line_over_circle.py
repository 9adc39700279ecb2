"""The line of an adjacency passes over a third circle.

## What it does
Adjacencies are drawn as straight lines from middle to middle. It looks for circles that such a line touches without
ending there.

## Why is this bad?
On the drawn map it looks as if the step led to the circle in between.

## What it cannot see
Lines of more than 8 grid steps, which a rule of their own is about, and maps on which fifty circles lie over others.

## How to fix it
Move the circle in between out of the way, or make it the neighbour of both.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tannkit.board.layout_faults import lines_over_circles
from tannkit.lint.facts_maps import MOST_FOUND, with_lines, written_at
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Adjacencies with a circle in their way."""
    for entry, game_map, board in with_lines(library):
        for one, other, between in islice(lines_over_circles(board), MOST_FOUND):
            message = f"the line from `{one}` to `{other}` passes over `{between}`"
            hint = f"Move `{between}` out of the way, or make it the neighbour of both."
            yield Found(entry, written_at(game_map, one, other), message, hint)


RULE = rule(__doc__, "B018", "line-over-circle", check, severity="warning")
