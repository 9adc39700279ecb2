"""Two circles on which nobody can stand are made neighbours.

## What it does
It looks for adjacencies that join objective or action circles with each other. All other adjacencies work both ways.

## Why is this bad?
Objective and action circles are worked from a movement circle beside them; nobody ever steps from one to the next,
so the adjacency means nothing.

## How to fix it
Join each of them with the movement circles from which it is worked, or make one of them a movement circle.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Adjacencies between circles that are no movement circles."""
    for entry, game_map, _ in maps(library):
        for name, circle in game_map.circles.items():
            for place, other in enumerate(circle.to):
                end = game_map.circles.get(other)
                if end and other != name and "movement" not in (circle.kind, end.kind):
                    message = f"`{name}` and `{other}` are no movement circles: nobody steps from one to the other"
                    hint = "Name the movement circles beside it."
                    yield Found(entry, ("circles", name, "to", place), message, hint)


RULE = rule(__doc__, "B004", "goal-beside-goal", check)
