"""A circle is named as its own neighbour.

## What it does
It looks for circles whose `to:` names the circle itself.

## Why is this bad?
A step leads to another circle. Such an entry has no effect, and the neighbour that was meant is missing.

## How to fix it
Name the circle that was meant, or remove the entry.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Circles that are their own neighbours."""
    for entry, game_map, _ in maps(library):
        for name, circle in game_map.circles.items():
            if name in circle.to:
                path = ("circles", name, "to", circle.to.index(name))
                yield Found(entry, path, f"`{name}` cannot be its own neighbour", "Name another circle, or remove it.")


RULE = rule(__doc__, "B003", "beside-itself", check)
