"""A token has a trait that gives dice for attacks, but is no Weapon, and does nothing else.

## What it does
Looks at tokens with a trait such as Pistol or Automatic and without the trait Weapon. Those with effects of their own
are left alone: there are tokens that bear such a trait as a label.

## Why is this bad?
Attacks are made with Weapons only. The token does nothing, though it looks as if one could shoot with it.

## What it cannot see
Tokens with effects that should be Weapons as well.

## How to fix it
Add the trait Weapon.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_tokens import WEAPON, has_trait, traits_of
from tannkit.lint.rule import Found, rule
from tannkit.model.equipment import Equipment
from tannkit.model.library import Library
from tannkit.model.text import text_in


def check(library: Library) -> Iterator[Found]:
    """Tokens whose dice nobody can roll."""
    for token in library.entries("equipment"):
        record = token.model(Equipment)
        if has_trait(token, WEAPON) or record.effects or record.words or record.unknown_rules:
            continue
        for place, trait in traits_of(library, token):
            if trait.dice:
                message = f"the trait {text_in(trait.name, 'en')} gives dice, but the token is no Weapon"
                yield Found(token, ("traits", place), message, "Add the trait `weapon`.")
                break


RULE = rule(__doc__, "E002", "dice-without-weapon", check, severity="warning")
