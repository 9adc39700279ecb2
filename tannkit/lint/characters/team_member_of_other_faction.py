"""A team has a member of another faction.

## What it does
Compares the faction of each member with that of the team. Mercenaries can join any team.

## Why is this bad?
All characters of a side belong to its faction, mercenaries excepted, so the team is refused at setup.

## What it cannot see
Whom the team will meet: a mercenary that is loyal to the opponent's faction has to stay away.

## How to fix it
Take another character, or correct the team's faction.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_teams import places
from tannkit.lint.rule import Found, rule
from tannkit.model.games import Team
from tannkit.model.library import Library
from tannkit.model.lookup import known


def check(library: Library) -> Iterator[Found]:
    """Members who belong to another faction than their team."""
    for team in library.entries("teams"):
        wanted = known(library, "factions", team.model(Team).faction, team)
        for place in places(library, team):
            character = place.character
            if wanted is None or place.entry is None or character is None or character.mercenary:
                continue
            own = known(library, "factions", character.faction, place.entry) if character.faction else None
            if own is not None and own is not wanted:
                message = f"`{place.entry.id}` fights for `{own.id}`, this team for `{wanted.id}`"
                path = ("members", place.number, "character")
                yield Found(team, path, message, "Take a character of the faction, or a mercenary.")


RULE = rule(__doc__, "C023", "team-member-of-other-faction", check)
