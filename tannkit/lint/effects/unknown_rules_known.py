"""The rules of a token are said to be unknown, yet it has some.

## What it does
Looks for `unknown_rules: true` on tokens with effects, rules in words, or rules for attacks and throws.

## Why is this bad?
Readers are told that nobody knows what the token does, and next to it what it does.

## What it cannot see
Which of the two is true.

## How to fix it
Remove `unknown_rules`; where you made the rules up, say so in `source` with the basis `estimated` or `own`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

RULES = ("effects", "words", "weapon", "grenade")


def check(library: Library) -> Iterator[Found]:
    """Tokens with rules that are said to have none that are known."""
    for token in library.entries("equipment"):
        given = [field for field in RULES if token.data.get(field)]
        if token.data.get("unknown_rules") and given:
            message = f"the rules of this token are said to be unknown, but it has `{given[0]}`"
            yield Found(token, ("unknown_rules",), message, "Remove `unknown_rules`, or the rules.", "key")


RULE = rule(__doc__, "E036", "unknown-rules-known", check)
