"""A scenario or mode speaks of a region that its map does not have.

## What it does
Every region that a scenario names in its setup, effects, actions and ways to win is looked up on the scenario's map.
A mode has no map of its own: the regions it names must stand under `regions:` of its `map_needs`.

## Why is this bad?
Nobody can tell which circles are meant. A mode that does not say which regions it needs will be played on maps that
lack them.

## How to fix it
Correct the name, add the region to the map, or add it to `map_needs` of the mode.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tannkit.lint.facts import leaves
from tannkit.lint.rule import Found, rule
from tannkit.model.games import Mode, Scenario
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
from tannkit.model.maps import GameMap
from tannkit.model.suggest import suggest
from tannkit.problems import Fix


def check(library: Library) -> Iterator[Found]:
    """Regions that are not there."""
    for entry in library.entries("modes"):
        needs = entry.model(Mode).map_needs
        yield from _unknown(entry, needs.regions if needs else (), "`map_needs` of this mode")
    for entry in library.entries("scenarios"):
        game_map = known(library, "maps", entry.model(Scenario).map, entry)
        if game_map:
            yield from _unknown(entry, game_map.model(GameMap).regions, f"the map `{game_map.id}`")


def _unknown(entry: Entry, regions: Iterable[str], owner: str) -> Iterator[Found]:
    there = [*regions]
    for leaf in leaves(entry):
        local = leaf.shape.local
        if local and local.what == "regions" and leaf.value not in there:
            near = suggest(str(leaf.value), there)
            hint = f"Did you mean `{near}`?" if near else "Correct the name, or add the region."
            fix = Fix(entry.span(leaf.path), near, f"write `{near}`") if near else None
            yield Found(entry, leaf.path, f"{owner} has no region `{leaf.value}`", hint, fix=fix)


RULE = rule(__doc__, "B030", "unknown-region", check)
