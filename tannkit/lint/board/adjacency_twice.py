"""An adjacency is written twice.

## What it does
Each adjacency is written once, in the `to:` of either of its two circles; the other end is completed. This rule
finds adjacencies that stand at both ends, or twice at one.

## Why is this bad?
Who later takes the adjacency away at one end will believe that it is gone.

## How to fix it
Take the name out of one of the two lists.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.model.maps import GameMap


def check(library: Library) -> Iterator[Found]:
    """Adjacencies after the first that join the same two circles."""
    for entry, game_map, _ in maps(library):
        yield from _twice(entry, game_map)


def _twice(entry: Entry, game_map: GameMap) -> Iterator[Found]:
    written: dict[frozenset[str], str] = {}
    for name, circle in game_map.circles.items():
        for place, other in enumerate(circle.to):
            pair = frozenset((name, other))
            if len(pair) == 2 and pair in written:
                where = "in this list" if written[pair] == name else f"at `{written[pair]}`"
                message = f"`{name}` and `{other}` are neighbours already: that stands {where}"
                yield Found(entry, ("circles", name, "to", place), message, "Remove it here; once is enough.")
            written.setdefault(pair, name)


RULE = rule(__doc__, "B002", "adjacency-twice", check, severity="warning")
