"""Facts about maps that several rules need: the maps with their boards, and where an adjacency is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import get_args

from tannkit.board.board import Board
from tannkit.board.layout_faults import overlapping_circles
from tannkit.lint.facts import board as board_of
from tannkit.model.games import MapNeeds
from tannkit.model.library import Entry, Library
from tannkit.model.maps import GameMap
from tannkit.verbs.words import Stat

# Enough to show what is wrong; a map with more faults of one kind than this is wrong as a whole.
MOST_FOUND = 50
STATS: tuple[str, ...] = get_args(Stat)

COUNTED = {
    "objectives": "objective circles",
    "primary": "primary objective circles",
    "secondary": "secondary objective circles",
    "actions": "action circles",
    "entries": "entry points",
}


@dataclass(frozen=True, slots=True)
class Lack:
    """Something that a map does not offer enough of: the path in `map_needs`, and the words for it."""

    path: tuple[str, ...]
    words: str


def maps(library: Library) -> Iterator[tuple[Entry, GameMap, Board]]:
    """The checked maps with their boards."""
    for entry in library.entries("maps"):
        yield entry, entry.model(GameMap), board_of(entry)


def with_lines(library: Library) -> Iterator[tuple[Entry, GameMap, Board]]:
    """The checked maps whose lines can be judged: where circles lie in heaps, every line is over and across others."""
    for entry, game_map, board in maps(library):
        if next(islice(overlapping_circles(board), MOST_FOUND - 1, None), None) is None:
            yield entry, game_map, board


def written_at(game_map: GameMap, one: str, other: str) -> tuple[str | int, ...]:
    """The path of the place where the adjacency of two circles is written; the later end if it is at both."""
    for here, there in ((other, one), (one, other)):
        if there in game_map.circles[here].to:
            return ("circles", here, "to", game_map.circles[here].to.index(there))
    return ("circles", one)


def listed(names: Iterable[str], most: int = 4) -> str:
    """Names for a sentence: the first few, and how many more there are."""
    every = [f"`{name}`" for name in names]
    if len(every) > most + 1:
        every = [*every[:most], f"{len(every) - most} more"]
    return every[0] if len(every) == 1 else f"{', '.join(every[:-1])} and {every[-1]}"


def lacking(needs: MapNeeds, game_map: GameMap) -> Iterator[Lack]:
    """What a map lacks of what a mode or scenario needs."""
    there = _offered(game_map)
    for name, words in COUNTED.items():
        wanted = getattr(needs, name)
        if there[name] < wanted:
            yield Lack((name,), f"{wanted} {words}, but it has {there[name]}")
    for name, wanted in needs.regions.items():
        region = game_map.regions.get(name)
        if region is None:
            yield Lack(("regions", name), f"the region `{name}`, but it has no such region")
            continue
        size = len({circle for circle in region.circles if circle in game_map.circles})
        if size < wanted:
            yield Lack(("regions", name), f"{wanted} circles in the region `{name}`, but it has {size}")


def _offered(game_map: GameMap) -> dict[str, int]:
    circles = game_map.circles.values()
    tiers = [circle.tier for circle in circles if circle.kind == "objective"]
    return {
        "objectives": len(tiers),
        "primary": tiers.count("primary"),
        "secondary": tiers.count("secondary"),
        "actions": sum(circle.kind == "action" for circle in circles),
        "entries": sum(circle.entry and circle.kind == "movement" for circle in circles),
    }
