"""A talent, rank, medal or liturgy can be handed over like a thing.

## What it does
Looks for `disposable: true` on tokens with the trait Ability, Rank, Medal or Liturgy that are neither Weapon nor
Hardware.

## Why is this bad?
Disposable tokens are dropped, passed on and left behind at death. What somebody is or can do stays with him: none of
the printed tokens of these traits is disposable.

## What it cannot see
Tokens whose traits do not tell what they are.

## How to fix it
Write `disposable: false`, or correct the traits.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_tokens import has_trait
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

TALENTS = ("ability", "rank", "medal", "liturgy")
THINGS = ("weapon", "hardware", "grenade", "smoke-grenade")


def check(library: Library) -> Iterator[Found]:
    """Disposable tokens that are no things."""
    for token in library.entries("equipment"):
        if token.data.get("disposable") is True and not any(has_trait(token, thing) for thing in THINGS):
            talent = next((each for each in TALENTS if has_trait(token, each)), None)
            if talent:
                message = f"this token has the trait `{talent}`, so it is nothing that one can hand over"
                yield Found(token, ("disposable",), message, "Write `disposable: false`.")


RULE = rule(__doc__, "E026", "disposable-talent", check, severity="warning")
