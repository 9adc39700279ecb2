"""A path has a single circle.

## What it does
It counts the circles of each path.

## Why is this bad?
A path says who sees whom. From a path of one circle nobody sees anything that he does not see from the circle's other
paths; mostly a circle beside it was meant to lie on it too.

## How to fix it
Put a neighbouring circle on the path as well, or take the path out. If the closet is meant to be dark, allow it with a
comment.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Paths with one circle."""
    for entry, _, board in maps(library):
        for path, mask in zip(board.paths, board.path_masks, strict=True):
            if mask.bit_count() == 1:
                message = f"only `{board.ids(mask)[0]}` lies on the path `{path}`"
                yield Found(entry, ("paths", path), message, "Put its neighbours on the path, or remove it.", "key")


RULE = rule(__doc__, "B011", "path-of-one-circle", check, severity="warning")
