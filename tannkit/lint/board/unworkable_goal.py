"""An objective or action circle has no neighbouring movement circle.

## What it does
It counts the movement circles beside each objective and action circle, wherever the adjacency is written.

## Why is this bad?
Such circles are worked from beside them; nobody can work this one.

## How to fix it
Name the movement circles from which it is worked under `to:`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Objective and action circles that nobody can work."""
    for entry, game_map, board in maps(library):
        for i, name in enumerate(board.circles):
            if not board.movement >> i & 1 and not board.neighbours[i] & board.movement:
                message = f"the {game_map.circles[name].kind} circle `{name}` can be worked from nowhere"
                yield Found(entry, ("circles", name), message, "Name a movement circle under `to:`.", "key")


RULE = rule(__doc__, "B014", "unworkable-goal", check)
