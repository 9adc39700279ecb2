"""An effect wants to take the place of something that has happened already.

## What it does
Looks for `instead` on triggers whose events mark the end of something: an attack that is over, wounds that have been
suffered, a turn or activation that ends, a token that has been moved.

## Why is this bad?
`instead` runs before its event and replaces it. What is over cannot be replaced.

## What it cannot see
Whether `do` would say what you meant.

## How to fix it
Write `do`, or choose the event before: `wounds.assigned` for `wounds.suffered`, `attack.declared` for
`attack.concluded`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_effects import effects
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

OVER = frozenset({"turn.ended", "activation.ended", "wounds.suffered", "attack.concluded", "token.moved"})


def check(library: Library) -> Iterator[Found]:
    """`instead` at events that are over."""
    for part in effects(library):
        if "instead" in part.fields and {*part.events} & OVER:
            event = next(event for event in part.events if event in OVER)
            message = f"at `{event}` it is too late to put something in its place"
            yield Found(part.entry, (*part.root.path, "instead"), message, "Write `do`, or an earlier event.", "key")


RULE = rule(__doc__, "E020", "too-late-to-replace", check)
