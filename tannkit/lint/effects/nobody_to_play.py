"""A scenario has fewer than two sides.

## What it does
Counts the factions under `sides.fixed`, and one more where `any_other` is true.

## Why is this bad?
It takes two to play.

## What it cannot see
Whether the sides are a match for each other.

## How to fix it
Name the other faction, or write `any_other: true`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.games import Scenario
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Scenarios that one side plays alone, or nobody."""
    for entry in library.entries("scenarios"):
        sides = entry.model(Scenario).sides
        # With no faction fixed at all, both sides are free.
        if len(set(sides.fixed)) == 1 and not sides.any_other:
            message = f"only `{sides.fixed[0]}` plays here"
            yield Found(entry, ("sides",), message, "Name the other faction, or write `any_other: true`.")


RULE = rule(__doc__, "E029", "nobody-to-play", check)
