"""A region names a circle twice, or a circle names a path twice.

## What it does
It looks for repeated names in `circles:` of a region and `paths:` of a circle.

## Why is this bad?
The second time has no effect; mostly another name was meant, and is missing now.

## How to fix it
Write the name that was meant, or remove the second one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.source.document import Step


def check(library: Library) -> Iterator[Found]:
    """Names that stand in a list already."""
    for entry, game_map, _ in maps(library):
        for name, circle in game_map.circles.items():
            yield from _twice(entry, ("circles", name, "paths"), circle.paths, f"the circle `{name}`")
        for name, region in game_map.regions.items():
            yield from _twice(entry, ("regions", name, "circles"), region.circles, f"the region `{name}`")


def _twice(entry: Entry, path: tuple[Step, ...], names: Sequence[str], owner: str) -> Iterator[Found]:
    seen: set[str] = set()
    for place, name in enumerate(names):
        if name in seen:
            hint = "Write the one you meant, or remove it."
            yield Found(entry, (*path, place), f"{owner} names `{name}` twice", hint)
        seen.add(name)


RULE = rule(__doc__, "B022", "named-twice", check)
