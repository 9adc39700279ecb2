"""A counter is kept, but nothing ever asks for its value.

## What it does
For each counter of a mode or scenario it looks for a condition, number or victory that reads it. Modes with rules in
words are left alone.

## Why is this bad?
Players keep count of something that decides nothing. Often the victory was forgotten, or reads another counter.

## What it cannot see
Scenarios in other packs that would read it.

## How to fix it
Ask for it in `victory` or in a condition, or remove it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_games import counters, declared
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Counters that decide nothing."""
    for entry, name in counters(library, unread=True):
        message = f"nothing asks for the counter `{name}`"
        yield Found(entry, declared(entry)["counters"][name], message, "Use it in `victory` or in a condition.")


RULE = rule(__doc__, "E012", "counter-never-read", check, severity="warning")
