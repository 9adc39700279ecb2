"""Agreements: what both players settle before anything is chosen: mode, map, optional rules, what is on the table.

RE-SETUP-001, RE-SETUP-004, RE-SETUP-009 to RE-SETUP-011, RE-SETUP-034, RE-SETUP-044, RE-DOOR-001, RE-DOOR-003.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tannkit.dice.generator import Generator
from tannkit.errors import UsageError
from tannkit.model.library import Entry, Library
from tannkit.model.maps import GameMap
from tannkit.rulesets.tannhauser.draft.doors import NUMBERS
from tannkit.rulesets.tannhauser.draft.rules import available

RANDOM = "random"
# Draws the map; no other roll of a game comes from this stream of its seed.
MAP_STREAM = 9
ENTRIES_NEEDED, ENTRIES_FOR_RUSH = 2, 4
# The clause that lets players use secret doors; its data says which box has them.
DOORS_RULE = "RE-DOOR-001"


def find(library: Library, kind: str, ref: str) -> Entry:
    """The sound entry that a person means.

    Raises:
        UsageError: it is not there, or has errors.
    """
    entry = library.find(kind, ref)
    if entry is None or entry.broken:
        known = ", ".join(sorted(each.id for each in library.entries(kind, whole=True)))
        problem = "has errors" if entry else "is not there"
        raise UsageError(f"{kind[:-1]} {ref!r} {problem}", f"There are: {known or 'none'}.")
    return entry


def agreed_map(library: Library, wishes: Sequence[str], boxes: Collection[str], seed: int) -> str:
    """The map on which both players agree; without agreement one is drawn by chance (RE-SETUP-010).

    Args:
        library: the content.
        wishes: the id of a map for each player, or one for both; RANDOM leaves it to chance.
        boxes: the boxes on the table; all if there are none.
        seed: draws the same map again.

    Raises:
        UsageError: there is no map.
    """
    if len(set(wishes)) == 1 and wishes[0] != RANDOM:
        return wishes[0]
    for wish in wishes:
        if wish != RANDOM:
            find(library, "maps", wish)
    maps = sorted(entry.id for entry in library.entries("maps", whole=True) if available(entry, boxes))
    if not maps:
        raise UsageError("there is no map to draw from", "Add a pack with maps, or the box that they are in.")
    return maps[Generator(seed, MAP_STREAM).below(len(maps))]


def agreed_mode(library: Library, mode: str, scenario: str) -> Entry:
    """The mode that is played, or the scenario in story mode.

    A mode that has no way to win of its own is played by scenarios.

    Raises:
        UsageError: there is no such mode or scenario, or one of the two is missing (RE-SETUP-004).
    """
    entry = find(library, "modes", mode)
    by_scenario = not entry.data.get("victory") and not entry.data.get("elimination_wins")
    if by_scenario and not scenario:
        known = ", ".join(sorted(each.id for each in library.entries("scenarios", whole=True)))
        raise UsageError(f"the mode {mode} needs a scenario", f"There are: {known or 'none'}.")
    if scenario and not by_scenario:
        raise UsageError(f"the mode {mode} is played without a scenario", "Leave one of the two out.")
    return find(library, "scenarios", scenario) if scenario else entry


def check_map(entry: Entry, mode: Entry, boxes: Collection[str], *, rush_and_go: bool) -> None:
    """Whether a game can be played on a map.

    Raises:
        UsageError: its box is not on the table, a scenario is played on another (RE-SETUP-011), or it has too few entry
            points (RE-SETUP-032, RE-SETUP-034).
    """
    if not available(entry, boxes):
        raise UsageError(f"the map {entry.id} is in the box {entry.data['product']}", "Add the box, or take another.")
    wanted = mode.data.get("map") if mode.kind == "scenarios" else None
    if wanted is not None and str(wanted).rpartition("/")[2] != entry.id:
        raise UsageError(f"the scenario {mode.id} is played on {wanted}", f"Give --map {wanted}.")
    entries = sum(circle.entry for circle in entry.model(GameMap).circles.values())
    needed = ENTRIES_FOR_RUSH if rush_and_go else ENTRIES_NEEDED
    if entries < needed:
        game = "rush-and-go" if rush_and_go else "a game"
        raise UsageError(f"{game} needs {needed} entry points", f"The map {entry.id} has {entries}.")


def agreed_doors(library: Library, wishes: Sequence[int], boxes: Collection[str]) -> int:
    """The number of secret doors that both players want (RE-DOOR-001, RE-DOOR-003).

    Args:
        library: the content.
        wishes: a number for each player, or one for both; none for no doors.
        boxes: the boxes on the table; all if there are none.

    Raises:
        UsageError: they do not agree, or not on 2 or 4, or the doors are not on the table (RE-SETUP-044).
    """
    wanted = set(wishes) or {0}
    if len(wanted) > 1:
        raise UsageError("the players do not agree on secret doors", "Both want none, two or four of them.")
    (number,) = wanted
    if number not in NUMBERS:
        raise UsageError(f"there are two or four secret doors, not {number}", "Both want none, two or four of them.")
    rule = library.find("rules", DOORS_RULE)
    if number and rule is not None and not available(rule, boxes):
        raise UsageError(f"secret doors are in the box {rule.data['product']}", "Add the box, or play without them.")
    return number


def agreed_boxes(library: Library, boxes: Sequence[str]) -> tuple[str, ...]:
    """The boxes on the table, sorted; none stands for all.

    Raises:
        UsageError: nothing is in such a box.
    """
    known = {
        str(entry.data["product"])
        for kind in ("characters", "maps")
        for entry in library.entries(kind, whole=True)
        if "product" in entry.data
    }
    for box in boxes:
        if box not in known:
            raise UsageError(f"nothing is in a box {box!r}", f"There are: {', '.join(sorted(known)) or 'none'}.")
    return tuple(sorted(set(boxes)))
