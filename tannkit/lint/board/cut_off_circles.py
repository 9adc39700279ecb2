"""Circles cannot be reached from the rest of the map.

## What it does
It follows the adjacencies from the entry points over movement circles. Where there are several separate parts, the
largest with an entry point counts as the map, and every other part is told once. A circle without any neighbour is
another rule's matter.

## Why is this bad?
Sides that enter in different parts never meet, and what lies in a part without entry point is never used.

## How to fix it
Add the adjacency that is missing between the parts.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.board.ways import parts
from tannkit.lint.facts_maps import MOST_FOUND, listed, maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Parts of a map between which there is no way."""
    for entry, _, board in maps(library):
        # A circle by itself has no neighbours, which is told elsewhere.
        found = [part for part in parts(board) if part.bit_count() > 1]
        if len(found) < 2:
            continue
        main = max(found, key=lambda part: (bool(part & board.entries), part.bit_count()))
        for part in [part for part in found if part != main][:MOST_FOUND]:
            names = board.ids(part)
            message = f"no way leads to {listed(names)} from the rest of the map"
            hint = "Name a circle of the other part under `to:` of one of them."
            yield Found(entry, ("circles", names[0]), message, hint, "key")


RULE = rule(__doc__, "B013", "cut-off-circles", check)
