"""An objective or action circle has what only movement circles can have.

## What it does
It looks at circles of the kinds `objective` and `action` for `paths`, `entry: true` and `modifiers`.

## Why is this bad?
Nobody ever stands on such a circle: it lies on no path, nobody enters play through it, and its icons would change
nobody's values.

## How to fix it
Remove the field, or make it a movement circle by removing its `kind:`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.model.maps import Circle


def check(library: Library) -> Iterator[Found]:
    """Fields of movement circles at circles that are none."""
    for entry, game_map, _ in maps(library):
        for name, circle in game_map.circles.items():
            if circle.kind != "movement":
                for field, why in _wrong(circle):
                    message = f"`{name}` is an {circle.kind} circle: {why}"
                    hint = f"Remove `{field}:`, or the `kind:` of the circle."
                    yield Found(entry, ("circles", name, field), message, hint, "key")


def _wrong(circle: Circle) -> Iterator[tuple[str, str]]:
    if circle.paths:
        yield "paths", "it lies on no path"
    if circle.entry:
        yield "entry", "nobody can enter play there"
    if circle.modifiers:
        yield "modifiers", "nobody stands there whose values icons could change"


RULE = rule(__doc__, "B007", "goal-with-movement-fields", check)
