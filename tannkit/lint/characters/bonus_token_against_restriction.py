"""A team gives a bonus token to somebody who may not have it.

## What it does
Compares the restriction of each bonus token with the member that gets it: the name, Hero or Trooper, the faction, the
unit symbol, who must be on the same side, and whether it takes the place of the special object only.

## Why is this bad?
What a bonus token says about its bearer must hold when it is handed out, so the team is refused.

## What it cannot see
Restrictions that are given in words only.

## How to fix it
Give the token to somebody else, or choose another token.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_teams import Place, places
from tannkit.lint.rule import Found, rule
from tannkit.model.equipment import Equipment, Restriction
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
from tannkit.rulesets.tannhauser.draft.restrictions import missing, refusal


def check(library: Library) -> Iterator[Found]:
    """Bonus tokens whose restriction does not hold."""
    for team in library.entries("teams"):
        there = places(library, team)
        present = {place.entry for place in there}
        for place in there:
            token = known(library, "equipment", place.member.bonus or "", team)
            restriction = token.model(Equipment).restriction if token else None
            if token is not None and restriction is not None and place.entry is not None:
                why = refusal(library, token, restriction, place.entry)
                why = why or missing(library, token, restriction, present)
                why = why or _wrong_exchange(library, restriction, place, team)
                if why:
                    path = ("members", place.number, "bonus")
                    yield Found(team, path, f"`{token.id}` {why}", "Give it to another member, or choose another.")


def _wrong_exchange(library: Library, restriction: Restriction, place: Place, team: Entry) -> str:
    if restriction.replaces != "special_object" or not place.member.replaces or place.character is None:
        return ""
    special = known(library, "equipment", place.character.special_object or "", place.entry or team)
    if known(library, "equipment", place.member.replaces, team) is special:
        return ""
    return "takes the place of the special object only"


RULE = rule(__doc__, "C030", "bonus-token-against-restriction", check)
