"""No movement circle lies on a path.

## What it does
It counts the movement circles of each path.

## Why is this bad?
A path is the set of circles of its colour. An empty one stands in the legend and nowhere on the board.

## How to fix it
Name it under `paths:` of the circles it runs over, or remove it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Paths without circles."""
    for entry, _, board in maps(library):
        for path, mask in zip(board.paths, board.path_masks, strict=True):
            if not mask:
                message = f"no movement circle lies on the path `{path}`"
                yield Found(entry, ("paths", path), message, "Name it at its circles, or remove it.", "key")


RULE = rule(__doc__, "B012", "unused-path", check)
