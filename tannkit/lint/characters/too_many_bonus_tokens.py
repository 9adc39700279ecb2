"""A team hands out more than three bonus tokens, or one of them twice.

## What it does
Counts the members with a `bonus`, and compares their tokens.

## Why is this bad?
A side gets three bonus tokens at most, and there is one of each.

## What it cannot see
What the other side hands out: a token that both want goes to one of them.

## How to fix it
Take bonus tokens away until three different ones are left.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_teams import places
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
from tannkit.rulesets.tannhauser.draft.limits import BONUS_TOKENS


def check(library: Library) -> Iterator[Found]:
    """Bonus tokens that are one too many."""
    for team in library.entries("teams"):
        count, seen = 0, set[Entry]()
        for place in places(library, team):
            if not place.member.bonus:
                continue
            path = ("members", place.number, "bonus")
            token = known(library, "equipment", place.member.bonus, team)
            if token is not None and token in seen:
                yield Found(team, path, f"`{token.id}` is handed out already", "Choose another token.")
            if token is not None:
                seen.add(token)
            count += 1
            if count == BONUS_TOKENS + 1:
                yield Found(team, path, "a side has three bonus tokens at most", "Leave this one out.")


RULE = rule(__doc__, "C032", "too-many-bonus-tokens", check)
