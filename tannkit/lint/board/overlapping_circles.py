"""Two circles are drawn over each other.

## What it does
It measures how far the middles of circles are apart. Two circles that touch are 0.8 grid steps apart; nearer ones
overlap.

## Why is this bad?
On the drawn map the one hides the other, and nobody can tell on which of them a figure stands.

## How to fix it
Change `at:` of one of them; at least 1 grid step between the middles looks well.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tannkit.board.layout_faults import overlapping_circles
from tannkit.lint.facts_maps import MOST_FOUND, maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Circles that lie over an earlier one."""
    for entry, game_map, board in maps(library):
        for one, other in islice(overlapping_circles(board), MOST_FOUND):
            same = game_map.circles[one].at == game_map.circles[other].at
            how = "lie at the same place" if same else "overlap"
            message = f"the circles `{one}` and `{other}` {how}"
            yield Found(entry, ("circles", other, "at"), message, "Move one of them by a grid step.", "key")


RULE = rule(__doc__, "B017", "overlapping-circles", check)
