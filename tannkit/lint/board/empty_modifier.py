"""A circle's modifier has no icons.

## What it does
It looks for modifiers of 0, and for `modifiers:` without any characteristic.

## Why is this bad?
A modifier circle without icons changes nothing. Either the number is wrong, or the field is left over.

## How to fix it
Write how many icons there are (2 for two green ones, -1 for one red one), or remove the modifier.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

HINT = "Write the number of icons (below zero for red ones), or remove it."


def check(library: Library) -> Iterator[Found]:
    """Modifiers that change nothing."""
    for entry, game_map, _ in maps(library):
        for name, circle in game_map.circles.items():
            if circle.modifiers is None:
                continue
            path = ("circles", name, "modifiers")
            if not circle.modifiers:
                yield Found(entry, path, f"the modifiers of `{name}` name no characteristic", HINT, "key")
            for key, icons in circle.modifiers.items():
                if icons == 0:
                    yield Found(entry, (*path, key), f"`{name}` has 0 icons for `{key}`", HINT)


RULE = rule(__doc__, "B023", "empty-modifier", check)
