"""A token says how throws of it work, but is no Grenade.

## What it does
Looks for `grenade` on tokens without the trait Grenade. A Smoke Grenade is no Grenade.

## Why is this bad?
Nobody throws the token, so its successes and its rubble never come into play.

## What it cannot see
Whether the trait or the field is wrong.

## How to fix it
Add the trait Grenade, or remove `grenade`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_tokens import GRENADE, has_trait
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Rules for throws of tokens that are not thrown."""
    for token in library.entries("equipment"):
        if "grenade" in token.data and not has_trait(token, GRENADE):
            message = "this token is no Grenade, so no throw follows these rules"
            yield Found(token, ("grenade",), message, "Add the trait `grenade`, or remove this.", "key")


RULE = rule(__doc__, "E034", "grenade-rules-without-grenade", check)
