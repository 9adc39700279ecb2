"""A movement circle lies on no path.

## What it does
It looks for movement circles whose `paths:` is missing or empty. That a path is unknown is another rule's matter.

## Why is this bad?
Every movement circle has at least one colour. Without, whoever stands there sees nobody and is seen by nobody.

## How to fix it
Name its paths, or say `kind: objective` or `kind: action` if it is no movement circle.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Movement circles without paths."""
    for entry, game_map, _ in maps(library):
        for name, circle in game_map.circles.items():
            if circle.kind == "movement" and not circle.paths:
                message = f"the movement circle `{name}` lies on no path"
                yield Found(entry, ("circles", name), message, "Write `paths: […]` with at least one.", "key")


RULE = rule(__doc__, "B005", "circle-without-path", check)
