"""A team picks improvements that its character cannot have, or not as many as it gets.

## What it does
Compares the `picks` of each member with what its character picks among, and how many it picks.

## Why is this bad?
A character that picks improvements has no packs: what it holds in the game is just what is picked here.

## What it cannot see
How many tokens there are of an improvement.

## How to fix it
Pick as many as `choose` says, from the tokens under `among`. A character with packs picks nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_teams import Place, places
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known


def check(library: Library) -> Iterator[Found]:
    """Picks that do not fit the character."""
    for team in library.entries("teams"):
        for place in places(library, team):
            yield from _found(library, team, place)


def _found(library: Library, team: Entry, place: Place) -> Iterator[Found]:
    if place.character is None or place.entry is None:
        return
    path = ("members", place.number, "picks")
    improvements, picks = place.character.improvements, place.member.picks
    if improvements is None:
        if picks:
            message = f"`{place.entry.id}` has no improvements to pick from"
            yield Found(team, path, message, "Remove `picks`.", "key")
        return
    if len(picks) != improvements.choose:
        where = path if picks else (*path[:2], "character")
        message = f"`{place.entry.id}` picks {improvements.choose} improvements, here it has {len(picks)}"
        yield Found(team, where, message, "Pick as many as the character gets.")
    among = [known(library, "equipment", ref, place.entry) for ref in improvements.among]
    for number, ref in enumerate(picks):
        token = known(library, "equipment", ref, team)
        if token is not None and token not in among:
            message = f"`{ref}` is not among the improvements of `{place.entry.id}`"
            yield Found(team, (*path, number), message, "Pick a token that is listed under `among`.")


RULE = rule(__doc__, "C027", "wrong-picks", check)
