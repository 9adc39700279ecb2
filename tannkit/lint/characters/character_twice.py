"""A team has the same character more than once.

## What it does
Counts how often each character stands in a team. A character with several figures can be there as often as it has
figures.

## Why is this bad?
There is one token and one figure of each character, so a side cannot field it twice.

## What it cannot see
Whether you own the game twice.

## How to fix it
Replace one of them by another character.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tannkit.lint.facts_teams import places
from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Entry, Library


def check(library: Library) -> Iterator[Found]:
    """Members beyond the figures that there are of them."""
    for team in library.entries("teams"):
        seen: Counter[Entry] = Counter()
        for place in places(library, team):
            if place.entry is None:
                continue
            seen[place.entry] += 1
            figures = max(1, len(place.entry.model(Character).figures))
            if seen[place.entry] > figures:
                times = "only once" if figures == 1 else f"only {figures} times"
                message = f"`{place.entry.id}` can be in a team {times}"
                yield Found(team, ("members", place.number, "character"), message, "Take another character.")


RULE = rule(__doc__, "C024", "character-twice", check)
