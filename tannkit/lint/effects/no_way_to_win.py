"""A mode or scenario cannot be won.

## What it does
Looks for `victory` or `elimination_wins` on every mode and scenario. A scenario can say under `victory_missing` that
its source prints none; what has rules in words is left alone.

## Why is this bad?
The game never ends.

## What it cannot see
Whether the way to win can be reached by either side.

## How to fix it
Add `victory`, or `elimination_wins: true` where the last side standing wins. A scenario says itself what it borrows
from a mode.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_effects import GAMES
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Modes and scenarios without a way to win."""
    for kind in GAMES:
        for entry in library.entries(kind):
            excused = entry.data.get("victory_missing") or entry.data.get("words")
            if not entry.data.get("victory") and not entry.data.get("elimination_wins") and not excused:
                hint = "Add `victory`, or `elimination_wins: true`."
                yield Found(entry, (), f"nothing says how `{entry.id}` is won", hint)


RULE = rule(__doc__, "E027", "no-way-to-win", check)
