"""A character has no values for one of the characteristics.

## What it does
Looks for every characteristic that the pack knows under `values`.

## Why is this bad?
Sooner or later the value is rolled or spent. Left out is not the same as `null`, which says on purpose that the
character has no such value.

## What it cannot see
Whether the character should lack the value.

## How to fix it
Add the values, or `null` in each row where the character has none.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library
from tannkit.model.lookup import bare


def check(library: Library) -> Iterator[Found]:
    """Characters whose values lack a characteristic."""
    for entry in library.entries("characters"):
        given = {bare(name) for name in entry.model(Character).values}
        for name in library.names("characteristics", entry.pack):
            if name not in given:
                hint = f"Add `{name}` with one value for each row."
                yield Found(entry, ("values",), f"there are no values for `{name}`", hint, "key")


RULE = rule(__doc__, "C003", "missing-characteristic", check)
