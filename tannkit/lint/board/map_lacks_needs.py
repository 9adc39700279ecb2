"""The map of a scenario does not offer what the scenario or one of its modes needs.

## What it does
It compares `map_needs` of each scenario, and of the modes it inherits from, with the map: objective circles of both
tiers, action circles, entry points, and regions with their circles.

## Why is this bad?
Setup cannot be carried out: there is no place for the tokens, or a region that rules speak of is nowhere.

## How to fix it
Add the circles or the region to the map, choose another map, or lower the need.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import lacking
from tannkit.lint.rule import Found, rule
from tannkit.model.games import Mode, Scenario
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
from tannkit.model.maps import GameMap


def check(library: Library) -> Iterator[Found]:
    """What scenarios need and their maps do not have."""
    for entry in library.entries("scenarios"):
        game_map = known(library, "maps", entry.model(Scenario).map, entry)
        if game_map:
            yield from _own(entry, game_map)
            yield from _inherited(library, entry, game_map)


def _own(entry: Entry, game_map: Entry) -> Iterator[Found]:
    needs = entry.model(Scenario).map_needs
    for lack in lacking(needs, game_map.model(GameMap)) if needs else ():
        message = f"the scenario needs {lack.words} (map `{game_map.id}`)"
        hint = "Add it to the map, choose another map, or lower the need."
        yield Found(entry, ("map_needs", *lack.path), message, hint, "key")


def _inherited(library: Library, entry: Entry, game_map: Entry) -> Iterator[Found]:
    for place, ref in enumerate(entry.model(Scenario).inherits):
        mode = known(library, "modes", ref, entry)
        needs = mode.model(Mode).map_needs if mode else None
        for lack in lacking(needs, game_map.model(GameMap)) if needs else ():
            message = f"the mode `{ref}` needs {lack.words} (map `{game_map.id}`)"
            yield Found(entry, ("inherits", place), message, "Add it to the map, or choose another map.")


RULE = rule(__doc__, "B028", "map-lacks-needs", check)
