"""`proceed` or `refuse` stands where nothing waits for it.

## What it does
Looks for the two words outside `instead`.

## Why is this bad?
Only `instead` runs before its event and can let it go ahead or refuse it. Everywhere else the thing has happened
already.

## What it cannot see
An `instead` that should say one of them and does not.

## How to fix it
Move the steps from `do` to `instead`, or remove the word.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_effects import GAMES, all_parts
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """`proceed` and `refuse` outside `instead`."""
    for part in all_parts(library, "equipment", *GAMES):
        for phrase in part.phrases("operation", "proceed", "refuse"):
            if "instead" not in part.inner(phrase.path)[:1]:
                message = f"there is nothing to {phrase.verb} here: this is not inside `instead`"
                yield Found(part.entry, phrase.path, message, "Use it inside `instead` only.", "key")


RULE = rule(__doc__, "E019", "proceed-outside-instead", check)
