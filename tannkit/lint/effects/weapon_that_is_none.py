"""An effect or challenge waits for attacks with a token that is no weapon.

## What it does
Looks up the tokens that are named as the weapon of an attack, `this` included, and looks for the trait Weapon or
Grenade on them.

## Why is this bad?
Nobody attacks with it, so what is said never happens.

## What it cannot see
Weapons that are described by traits.

## How to fix it
Name a weapon, or give the token the trait Weapon and one that gives dice.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import GAMES
from tannkit.lint.facts_tokens import GRENADE, WEAPON, has_trait
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
from tannkit.verbs.walk import Phrase


def check(library: Library) -> Iterator[Found]:
    """Tokens that are named as weapons without being any."""
    for kind in ("equipment", "challenges", *GAMES):
        for entry in library.entries(kind):
            for phrase in phrases(entry):
                field = _field(phrase)
                if field:
                    yield from _found(library, entry, phrase, field)


def _field(phrase: Phrase) -> str:
    """The field of a phrase that names a weapon; empty if it has none."""
    if phrase.grammar == "condition" and phrase.verb == "weapon":
        return "is"
    return "weapon" if phrase.grammar == "pattern" else ""


def _found(library: Library, entry: Entry, phrase: Phrase, field: str) -> Iterator[Found]:
    ref = phrase.value.get(field)
    if not isinstance(ref, str):
        return
    itself = entry if entry.kind == "equipment" else None
    token = itself if ref == "this" else known(library, "equipment", ref, entry)
    if token is not None and not has_trait(token, WEAPON) and not has_trait(token, GRENADE):
        name = "this token" if ref == "this" else f"`{ref}`"
        message = f"{name} is no weapon, so no attack is made with it"
        yield Found(entry, (*phrase.path, field), message, "Name a weapon, or give it the trait `weapon`.")


RULE = rule(__doc__, "E007", "weapon-that-is-none", check)
