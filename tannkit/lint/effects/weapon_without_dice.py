"""A Weapon has no trait that says how many dice it rolls.

## What it does
Looks, on every token with the trait Weapon, for a trait that gives dice (Hand-to-Hand, Pistol, Automatic, Mental), for
`weapon.base_dice`, and for an effect of its own that sets the number of dice or runs in place of the attack.

## Why is this bad?
An attack starts from the dice of the weapon. Without a number nobody knows what to roll.

## What it cannot see
Whether the number of dice is the right one.

## How to fix it
Add a trait that gives dice, or `weapon: {base_dice: …}`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import parts
from tannkit.lint.facts_tokens import WEAPON, has_trait, traits_of
from tannkit.lint.rule import Found, rule
from tannkit.model.equipment import Equipment
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import bare


def check(library: Library) -> Iterator[Found]:
    """Weapons without a number of dice."""
    for token in library.entries("equipment"):
        if not has_trait(token, WEAPON) or any(trait.dice for _, trait in traits_of(library, token)):
            continue
        if len(traits_of(library, token)) == len(token.model(Equipment).traits) and not _says_dice(token):
            place = [bare(ref) for ref in token.model(Equipment).traits].index(WEAPON)
            message = "nothing says how many dice this Weapon rolls"
            yield Found(token, ("traits", place), message, "Add a trait such as `pistol`, or `weapon.base_dice`.")


def _says_dice(token: Entry) -> bool:
    """Whether the token gives a number of dice in other ways than by its traits."""
    if any(phrase.grammar == "weapon" and "base_dice" in phrase.value for phrase in phrases(token)):
        return True
    if any(phrase.grammar == "roll_change" and "base" in phrase.value for phrase in phrases(token)):
        return True
    return any("attack.declared" in part.events and "instead" in part.fields for part in parts(token))


RULE = rule(__doc__, "E001", "weapon-without-dice", check)
