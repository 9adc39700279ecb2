"""A scenario says who is activated first, and names a character of another side.

## What it does
Compares the faction that has the initiative in a setup step `initiative` with that of `must_activate_first`.
Mercenaries can be on any side.

## Why is this bad?
The side with the initiative does not have that character, so it cannot begin.

## What it cannot see
Whether the character is on the board by then.

## How to fix it
Name a character of the faction, or correct `faction`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import GAMES
from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
from tannkit.verbs.walk import Phrase


def check(library: Library) -> Iterator[Found]:
    """First characters of the wrong side."""
    for kind in GAMES:
        for entry in library.entries(kind):
            for phrase in phrases(entry):
                if phrase.grammar == "setup_step" and phrase.verb == "initiative":
                    yield from _found(library, entry, phrase)


def _found(library: Library, entry: Entry, phrase: Phrase) -> Iterator[Found]:
    wanted = known(library, "factions", phrase.value.get("faction", ""), entry)
    who = known(library, "characters", phrase.value.get("must_activate_first", ""), entry)
    character = who.model(Character) if who else None
    if wanted is None or who is None or character is None or character.mercenary or not character.faction:
        return
    own = known(library, "factions", character.faction, who)
    if own is not None and own is not wanted:
        message = f"`{who.id}` fights for `{own.id}`, but `{wanted.id}` begins"
        yield Found(entry, (*phrase.path, "must_activate_first"), message, "Name a character of the faction.")


RULE = rule(__doc__, "E043", "first-of-another-side", check)
