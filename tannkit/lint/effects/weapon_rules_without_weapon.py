"""A token says how attacks with it work, but is no Weapon.

## What it does
Looks for `weapon` on tokens without the trait Weapon.

## Why is this bad?
Nobody can attack with the token, so its reach, its targets and its dice are never asked for.

## What it cannot see
Whether the trait or the field is wrong.

## How to fix it
Add the trait Weapon, or remove `weapon`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_tokens import WEAPON, has_trait
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Rules for attacks on tokens that make none."""
    for token in library.entries("equipment"):
        if "weapon" in token.data and not has_trait(token, WEAPON):
            message = "this token is no Weapon, so no attack follows these rules"
            yield Found(token, ("weapon",), message, "Add the trait `weapon`, or remove this.", "key")


RULE = rule(__doc__, "E033", "weapon-rules-without-weapon", check)
