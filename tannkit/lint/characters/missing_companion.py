"""A member of a team needs another character who is not there.

## What it does
Looks for everybody whom a member `needs` among the members of the same team.

## Why is this bad?
Such figures are taken only together with the one they depend on; without him the team is refused.

## What it cannot see
Whether both are worth taking.

## How to fix it
Add the character that is needed, or leave the other one out.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_teams import places
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.model.lookup import known


def check(library: Library) -> Iterator[Found]:
    """Members whose companions are missing; each kind of figure once in a team."""
    for team in library.entries("teams"):
        there = places(library, team)
        present = {place.entry for place in there}
        told = set()
        for place in there:
            for ref in place.character.needs if place.character and place.entry not in told else ():
                needed = known(library, "characters", ref, place.entry or team)
                if place.entry is not None and needed is not None and needed not in present:
                    told.add(place.entry)
                    message = f"`{place.entry.id}` is taken only together with `{needed.id}`"
                    path = ("members", place.number, "character")
                    yield Found(team, path, message, f"Add `{needed.id}` to the team.")


RULE = rule(__doc__, "C028", "missing-companion", check)
