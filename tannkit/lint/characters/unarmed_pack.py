"""A character has no weapon with one of its packs.

## What it does
Looks, for each pack and the special object together, for a token with the trait Weapon or Grenade. Characters with a
weapon by nature are left alone.

## Why is this bad?
Whoever has no weapon strikes with bare hands and few dice, at neighbours only. A pack that is never worth choosing
might as well not be there.

## What it cannot see
Other effects that make up for the missing weapon.

## How to fix it
Put a weapon into the pack; allow the finding where a character is meant to go unarmed.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_tokens import GRENADE, WEAPON, has_trait
from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known


def check(library: Library) -> Iterator[Found]:
    """Packs that hold nothing to attack with."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        for name, tokens in character.packs.items() if character.weapon is None else ():
            special = (character.special_object,) if character.special_object else ()
            held = [known(library, "equipment", ref, entry) for ref in (*special, *tokens, *character.standard)]
            if not any(token is None or _arms(token) for token in held):
                yield Found(entry, ("packs", name), "nothing in this pack is a weapon", "Put a weapon into it.")


def _arms(token: Entry) -> bool:
    return has_trait(token, WEAPON) or has_trait(token, GRENADE)


RULE = rule(__doc__, "C018", "unarmed-pack", check, severity="warning")
