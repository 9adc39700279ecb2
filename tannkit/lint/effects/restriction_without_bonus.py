"""A token that is no bonus token has a restriction.

## What it does
Looks for `restriction` on tokens of another kind than `bonus`.

## Why is this bad?
A restriction says to whom a bonus token can be handed out. All other tokens come with a pack or a character, so it
restricts nothing.

## What it cannot see
Whether the kind of the token is wrong.

## How to fix it
Remove the restriction, or give the token the kind `bonus`. To limit who can use a token, write a condition.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Restrictions of tokens that are not handed out."""
    for token in library.entries("equipment"):
        if token.data["kind"] != "bonus" and "restriction" in token.data:
            message = f"only bonus tokens have a restriction, and this is of kind `{token.data['kind']}`"
            yield Found(token, ("restriction",), message, "Remove it, or change the kind to `bonus`.", "key")


RULE = rule(__doc__, "E014", "restriction-without-bonus", check)
