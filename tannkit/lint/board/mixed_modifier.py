"""A circle has icons of more than one characteristic.

## What it does
It counts the characteristics under `modifiers:` of each circle.

## Why is this bad?
A modifier circle shows icons of one characteristic only. With two of them the icons become too small to read, and
rules that speak of a Combat circle or a Movement circle no longer know which it is.

## How to fix it
Leave one, and give the other to a circle beside it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import listed, maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Circles that change several characteristics."""
    for entry, game_map, _ in maps(library):
        for name, circle in game_map.circles.items():
            if len(circle.modifiers or ()) > 1:
                message = f"`{name}` has icons of {listed(circle.modifiers or ())}; a circle shows one kind"
                hint = "Leave one, and give the other to a circle beside it."
                yield Found(entry, ("circles", name, "modifiers"), message, hint, "key")


RULE = rule(__doc__, "B025", "mixed-modifier", check, severity="warning")
