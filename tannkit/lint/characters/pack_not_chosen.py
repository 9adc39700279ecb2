"""A team chooses no pack for a member that has packs.

## What it does
Looks for members without `pack` whose character has packs.

## Why is this bad?
A team is ready to play only when each pack is chosen.

## What it cannot see
Which pack would be the best.

## How to fix it
Add `pack` with the name of one of the character's packs.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_teams import places
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Members for whom a pack is still to be chosen."""
    for team in library.entries("teams"):
        for place in places(library, team):
            if place.entry and place.character and place.character.packs and not place.member.pack:
                message = f"no pack is chosen for `{place.entry.id}`"
                packs = ", ".join(f"`{each}`" for each in place.character.packs)
                path = ("members", place.number, "character")
                yield Found(team, path, message, f"Add `pack`: one of {packs}.")


RULE = rule(__doc__, "C026", "pack-not-chosen", check)
