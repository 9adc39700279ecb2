"""A trigger waits for an event, and then nothing happens.

## What it does
Looks for triggers with neither `do` nor `instead`.

## Why is this bad?
The token says when, but not what.

## What it cannot see
Whether what happens is of any use.

## How to fix it
Add `do` for what happens after the event, or `instead` for what happens in its place.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_effects import effects
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Triggers that do nothing."""
    for part in effects(library):
        if part.root.verb == "trigger" and not {"do", "instead"} & {*part.fields}:
            yield Found(part.entry, part.root.path, "this trigger does nothing", "Add `do` or `instead`.", "key")


RULE = rule(__doc__, "E015", "trigger-without-consequence", check)
