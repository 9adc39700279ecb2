"""A bonus token of a team takes the place of no token of the pack.

## What it does
Looks at `replaces` of each member with a bonus token: it must name the special object or a token of the chosen pack.
`replaces` without `bonus` is reported as well.

## Why is this bad?
A bonus token is handed out in exchange for a token of the pack. Without one the character would hold more than its
slots allow.

## What it cannot see
Whether the exchange is worth it.

## How to fix it
Name a token that the character has with this pack.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_teams import Place, chosen_tokens, places
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known


def check(library: Library) -> Iterator[Found]:
    """Bonus tokens that are exchanged for nothing."""
    for team in library.entries("teams"):
        for place in places(library, team):
            yield from _found(library, team, place)


def _found(library: Library, team: Entry, place: Place) -> Iterator[Found]:
    path = ("members", place.number)
    bonus, replaces = place.member.bonus, place.member.replaces
    if bonus and not replaces:
        message = f"`{bonus}` takes the place of no token"
        yield Found(team, (*path, "bonus"), message, "Add `replaces` with a token of the pack.")
    elif replaces and not bonus:
        message = f"nothing takes the place of `{replaces}`"
        yield Found(team, (*path, "replaces"), message, "Add `bonus`, or remove `replaces`.")
    elif replaces and place.entry is not None:
        tokens = chosen_tokens(library, place)
        replaced = known(library, "equipment", replaces, team)
        if tokens is not None and replaced is not None and replaced not in tokens:
            message = f"`{place.entry.id}` has no `{replaces}` with the pack `{place.member.pack}`"
            has = ", ".join(f"`{token.id}`" for token in tokens)
            yield Found(team, (*path, "replaces"), message, f"It has {has}.")


RULE = rule(__doc__, "C031", "bonus-token-replaces-nothing", check)
