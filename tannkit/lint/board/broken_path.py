"""A path falls into parts between which no step leads along it.

## What it does
It walks along each path from neighbour to neighbour without leaving it, and tells which circles are not reached.

## Why is this bad?
Characters on the same path see each other, however far apart. Two parts with other colours between them are mostly a
forgotten adjacency or a wrong path at one circle.

## What it cannot see
Whether the gap is meant: a path may go on behind a window or a chasm that nobody can cross. Then allow it with a
comment.

## How to fix it
Add the adjacency or the path at the circle between, or make two paths of it; these may have the same colour.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.board.spread import joined_parts
from tannkit.lint.facts_maps import listed, maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Paths whose circles are not joined to each other."""
    for entry, _, board in maps(library):
        for path, mask in zip(board.paths, board.path_masks, strict=True):
            parts = joined_parts(board, mask)
            if len(parts) > 1:
                smallest = min(parts, key=int.bit_count)
                message = (
                    f"the path `{path}` falls into {len(parts)} parts: "
                    f"{listed(board.ids(smallest))} cannot be reached along it from the rest"
                )
                hint = "Join the parts, or make two paths of it."
                yield Found(entry, ("paths", path), message, hint, "key")


RULE = rule(__doc__, "B010", "broken-path", check, severity="warning")
