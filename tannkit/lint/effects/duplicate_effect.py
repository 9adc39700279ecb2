"""An entry has the same effect twice.

## What it does
Compares the effects in one list with each other.

## Why is this bad?
Two equal effects add up: two dice in place of one, two wounds in place of one. Most often the second one should have
become something else.

## What it cannot see
Effects that come to the same in other words.

## How to fix it
Remove one of the two, or write the number that you mean.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from tannkit.lint.facts_effects import effects
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.verbs.walk import Path


def check(library: Library) -> Iterator[Found]:
    """Effects that equal an earlier one of the same list."""
    seen: set[tuple[Entry, Path, str]] = set()
    for part in effects(library):
        where = part.root.path[:-2]
        same = (part.entry, where, json.dumps({part.root.verb: part.root.value}, sort_keys=True))
        if same in seen:
            yield Found(part.entry, part.root.path, "this effect is here already", "Remove one of the two.", "key")
        seen.add(same)


RULE = rule(__doc__, "E025", "duplicate-effect", check)
