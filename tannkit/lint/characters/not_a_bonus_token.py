"""A team hands out a bonus token that is none.

## What it does
Looks at the kind of the token under `bonus` of each member.

## Why is this bad?
Only tokens of kind `bonus` can take the place of a token of a pack.

## What it cannot see
Whether the token or its kind is wrong.

## How to fix it
Name a bonus token, or give the token the kind `bonus` and a restriction.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_teams import places
from tannkit.lint.rule import Found, rule
from tannkit.model.equipment import Equipment
from tannkit.model.library import Library
from tannkit.model.lookup import known


def check(library: Library) -> Iterator[Found]:
    """Tokens under `bonus` of another kind."""
    for team in library.entries("teams"):
        for place in places(library, team):
            ref = place.member.bonus
            token = known(library, "equipment", ref, team) if ref else None
            if token is not None and token.model(Equipment).kind != "bonus":
                message = f"`{ref}` is no bonus token but of kind `{token.model(Equipment).kind}`"
                yield Found(team, ("members", place.number, "bonus"), message, "Name a bonus token.")


RULE = rule(__doc__, "C029", "not-a-bonus-token", check)
