"""An effect speaks of `each` where nothing is done for several.

## What it does
Looks for the role `each` outside the steps of `each` and `explode`.

## Why is this bad?
There is nobody whose turn it could be.

## What it cannot see
Whether `each` is the one you mean where it is allowed.

## How to fix it
Wrap the steps into `each: {of: …, do: […]}`, or name another role.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_effects import GAMES, all_parts, under
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Uses of `each` outside a loop."""
    for part in all_parts(library, "equipment", "challenges", *GAMES):
        for leaf in part.roles():
            if leaf.value == "each" and not under(part.inner(leaf.path), ("each", "do"), ("explode", "each")):
                message = "there is no `each` here: nothing is done for several"
                hint = "Use it inside `each` or `explode`, or name another role."
                yield Found(part.entry, leaf.path, message, hint)


RULE = rule(__doc__, "E022", "each-outside-loop", check)
