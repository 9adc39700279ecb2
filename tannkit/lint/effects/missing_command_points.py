"""A scenario does not say how many Command Points the sides have.

## What it does
Looks for `command_points` on every scenario.

## Why is this bad?
Command Points pay for overwatch, raised values and reinforcements from the first turn on.

## What it cannot see
Whether the numbers make a good game.

## How to fix it
Add `command_points: {start: …, refresh: …}`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Scenarios without Command Points."""
    for entry in library.entries("scenarios"):
        if "command_points" not in entry.data and not entry.data.get("words"):
            message = f"nothing says how many Command Points the sides have in `{entry.id}`"
            yield Found(entry, (), message, "Add `command_points: {start: …, refresh: …}`.")


RULE = rule(__doc__, "E028", "missing-command-points", check)
