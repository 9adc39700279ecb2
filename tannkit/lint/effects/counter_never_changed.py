"""A counter is asked for, but nothing ever changes it.

## What it does
For each counter of a mode or scenario it looks for conditions, numbers and victories that read it, and for `count`
steps that change it. Modes with rules in words are left alone.

## Why is this bad?
The counter keeps the value it starts with, so what waits for another value never happens. Often it is the victory.

## What it cannot see
Whether it can ever reach the value that is asked for.

## How to fix it
Add `count: {name: …, add: …}` where the thing in question happens.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_games import counters, declared
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Counters that are read but never changed."""
    for entry, name in counters(library, unread=False):
        message = f"the counter `{name}` is asked for, but nothing changes it"
        hint = f"Add `count: {{name: {name}, add: 1}}` where it goes up."
        yield Found(entry, declared(entry)["counters"][name], message, hint)


RULE = rule(__doc__, "E011", "counter-never-changed", check)
