"""A team chooses a pack that its character does not have.

## What it does
Looks up the `pack` of each member among the packs of the character.

## Why is this bad?
The character would come into the game without its tokens.

## What it cannot see
Whether a pack that exists is the one you meant.

## How to fix it
Write the name of one of the character's packs. Troopers have no `command` pack, and characters that pick
improvements have no packs at all.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_teams import Place, places
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.model.suggest import suggest
from tannkit.problems import Fix


def check(library: Library) -> Iterator[Found]:
    """Packs of members that the character does not have."""
    for team in library.entries("teams"):
        for place in places(library, team):
            if place.character and place.member.pack and place.member.pack not in place.character.packs:
                yield _found(team, place, place.member.pack, sorted(place.character.packs))


def _found(team: Entry, place: Place, pack: str, packs: list[str]) -> Found:
    path = ("members", place.number, "pack")
    near = suggest(pack, packs)
    who = place.entry.id if place.entry else place.member.character
    fix = Fix(team.span(path), near, f"write `{near}`") if near else None
    hint = f"Did you mean `{near}`?" if near else f"It has {', '.join(f'`{each}`' for each in packs) or 'no packs'}."
    return Found(team, path, f"`{who}` has no pack `{pack}`", hint, fix=fix)


RULE = rule(__doc__, "C025", "unknown-pack", check)
