"""A scenario requires a character that none of its sides can take.

## What it does
Compares the factions of the characters under `sides.requires`, and of those that the setup places, with the factions
that play. Mercenaries can be on any side; scenarios in which any other faction can play are left alone.

## Why is this bad?
The scenario cannot be set up.

## What it cannot see
Whether there is room for all of them in one team.

## How to fix it
Add the faction to `sides.fixed`, or require somebody else.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import phrases
from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.games import Scenario
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
from tannkit.verbs.walk import Path


def check(library: Library) -> Iterator[Found]:
    """Required characters of factions that do not play."""
    for entry in library.entries("scenarios"):
        sides = entry.model(Scenario).sides
        playing = [known(library, "factions", ref, entry) for ref in sides.fixed]
        if not playing or None in playing or sides.any_other:
            continue
        for ref, path in _wanted(entry):
            who = known(library, "characters", ref, entry)
            character = who.model(Character) if who else None
            if who is None or character is None or character.mercenary or not character.faction:
                continue
            faction = known(library, "factions", character.faction, who)
            if faction is not None and faction not in playing:
                message = f"`{ref}` fights for `{faction.id}`, which does not play here"
                yield Found(entry, path, message, f"Add `{faction.id}` to the sides, or take somebody else.")


def _wanted(entry: Entry) -> Iterator[tuple[str, Path]]:
    """The characters that a scenario cannot do without, and where it says so."""
    for place, ref in enumerate(entry.model(Scenario).sides.requires):
        yield ref, ("sides", "requires", place)
    for phrase in phrases(entry):
        if phrase.grammar == "setup_step" and phrase.verb == "place" and "named" in phrase.value:
            yield phrase.value["named"], (*phrase.path, "named")


RULE = rule(__doc__, "E030", "required-character-cannot-play", check)
