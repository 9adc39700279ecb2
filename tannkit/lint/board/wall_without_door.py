"""The line of an adjacency goes through a wall where there is no door.

## What it does
It looks for lines between neighbours that cross a line of `walls:` away from every opening of `doors:`.

## Why is this bad?
A wall between two circles says that they are not adjacent. Players will believe the wall, not the line.

## What it cannot see
Walls of more than a hundred thousand grid steps altogether, doors wider than 8 grid steps, lines longer than that, and
maps on which fifty circles lie over others.

## How to fix it
Draw a door there, end the wall before it, or remove the adjacency.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tannkit.board.layout_faults import lines_through_walls
from tannkit.lint.facts_maps import MOST_FOUND, with_lines, written_at
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Adjacencies through walls."""
    for entry, game_map, board in with_lines(library):
        for one, other, (x, y) in islice(lines_through_walls(game_map, board), MOST_FOUND):
            message = f"the line from `{one}` to `{other}` goes through a wall at [{x:.2f}, {y:.2f}]"
            hint = "Draw a door there, end the wall before it, or remove the adjacency."
            yield Found(entry, written_at(game_map, one, other), message, hint)


RULE = rule(__doc__, "B020", "wall-without-door", check, severity="warning")
