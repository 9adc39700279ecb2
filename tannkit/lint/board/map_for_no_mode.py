"""No mode and no scenario can be played on a map.

## What it does
It compares the map with `map_needs` of every mode of the pack and of the packs it builds on. It objects only if all
of them need something that the map does not offer, and no scenario of these packs names the map either.

## Why is this bad?
A map that no mode fits is never played.

## How to fix it
Add what the message names for the mode you have in mind, or write a scenario for the map.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import lacking
from tannkit.lint.rule import Found, rule
from tannkit.model.games import Mode, Scenario
from tannkit.model.library import Entry, Library
from tannkit.model.maps import GameMap


def check(library: Library) -> Iterator[Found]:
    """Maps that serve for nothing."""
    for entry in library.entries("maps"):
        modes = [*library.visible("modes", entry.pack)]
        missing = [next(iter(_lacks(mode, entry)), None) for mode in modes]
        if modes and all(missing) and not _has_scenario(library, entry):
            message = f"no mode can be played on this map: `{modes[0].id}` needs {missing[0]}"
            yield Found(entry, (), message, "Add what one of the modes needs, or write a scenario for the map.")


def _lacks(mode: Entry, game_map: Entry) -> list[str]:
    needs = mode.model(Mode).map_needs
    return [lack.words for lack in lacking(needs, game_map.model(GameMap))] if needs else []


def _has_scenario(library: Library, game_map: Entry) -> bool:
    return any(
        library.resolve("maps", scenario.model(Scenario).map, scenario.pack) is game_map
        for scenario in library.visible("scenarios", game_map.pack)
    )


RULE = rule(__doc__, "B029", "map-for-no-mode", check, severity="warning")
