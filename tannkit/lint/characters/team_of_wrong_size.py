"""A team does not consist of three Heroes and two Troopers.

## What it does
Counts the Heroes and Troopers of each team. Figures that are taken in pairs fill the place of a Trooper, two at a
time; robots that come along with somebody fill none.

## Why is this bad?
Every side has five places, three for Heroes and two for Troopers. A team of another size is refused at setup.

## What it cannot see
A scenario that gives its sides other numbers; allow the finding in a team made for one.

## How to fix it
Add or remove members.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_teams import places
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.rulesets.tannhauser.draft.limits import HEROES, TROOPERS


def check(library: Library) -> Iterator[Found]:
    """Teams with other numbers of members, and pairs that are not whole."""
    for team in library.entries("teams"):
        characters = [place.character for place in places(library, team)]
        known = [character for character in characters if character is not None]
        if len(known) == len(characters):
            heroes = sum(character.kind == "hero" for character in known)
            troopers = sum(character.kind == "trooper" for character in known)
            yield from _found(team, heroes, troopers, sum(bool(character.pairs) for character in known))


def _found(team: Entry, heroes: int, troopers: int, paired: int) -> Iterator[Found]:
    if paired % 2:
        message = f"{paired} figures that are taken in pairs do not make whole pairs"
        yield Found(team, ("members",), message, "Add the other figure of the pair.")
    elif (heroes, troopers + paired // 2) != (HEROES, TROOPERS):
        has = f"this one has {heroes} and {troopers + paired // 2}"
        message = f"a team has {HEROES} Heroes and {TROOPERS} Troopers, {has}"
        hint = "Add or remove members; a pair of figures counts as one Trooper."
        yield Found(team, ("members",), message, hint)


RULE = rule(__doc__, "C022", "team-of-wrong-size", check)
