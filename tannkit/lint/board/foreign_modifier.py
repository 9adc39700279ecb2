"""A circle's modifier changes a characteristic that circles cannot change.

## What it does
It compares the characteristics under `modifiers:` with the four that rules speak of: combat, stamina, mental and
movement.

## Why is this bad?
The rules say for each of the four what its icons do. A characteristic that a pack adds of its own has no such rule,
so nobody knows what the icon means.

## How to fix it
Use one of the four, or write what happens there as an effect of the mode or scenario.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import STATS, maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.model.lookup import bare


def check(library: Library) -> Iterator[Found]:
    """Modifiers of characteristics beyond the four."""
    for entry, game_map, _ in maps(library):
        for name, circle in game_map.circles.items():
            for key in circle.modifiers or {}:
                # An unknown characteristic is told elsewhere.
                if bare(key) not in STATS and library.resolve("characteristics", key, entry.pack):
                    message = f"the icons of `{name}` change `{key}`, for which no rule says what they do"
                    path = ("circles", name, "modifiers", key)
                    yield Found(entry, path, message, f"Use one of {', '.join(STATS)}.", "key")


RULE = rule(__doc__, "B024", "foreign-modifier", check)
