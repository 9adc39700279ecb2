"""Rulings in play: which readings of unclear rules, beside the defaults, a game can be played by.

Where a rule is decided it asks `Tables.plays` for a reading that is not the default; readings on the text of a token
say what effects it has instead. Readings that nothing asks for and that change no token cannot be chosen for a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from tannkit.errors import UsageError
from tannkit.model.equipment import Equipment
from tannkit.model.library import Entry
from tannkit.model.rules import Ruling
from tannkit.state.tables import Figure, Tables

# The skills that the printed table lacks, with the nearest one in it.
NEAREST = {"sneak": "dexterity", "weaponry": "hand-to-hand"}
_ACTION = {"action": "use_equipment"}
# The readings that the programs of this folder ask for.
PLAYED: Mapping[str, tuple[str, ...]] = {
    "RE-Q-01": ("two-rolls-entry-first", "two-rolls-setup-first"),
    "RE-Q-04": ("pack-tokens-only",),
    "RE-Q-07": ("proxies",),
    "RE-Q-08": ("may-pass", "pass-when-fewer"),
    "RE-Q-09": ("anybody",),
    "RE-Q-10": ("next-free-circle", "bull-rush-from-outside"),
    "RE-Q-12": ("table-only", "nearest-skill"),
    "RE-Q-13": ("circles-tokens-raise", "owner-chooses"),
    "RE-Q-15": ("follow-the-value", "losses-only"),
    "RE-Q-16": ("capped-at-movement", "net-cost"),
    "RE-Q-17": ("newest-stays", "adds-up"),
    "RE-Q-19": ("stamina-dice",),
    "RE-Q-20": ("step-is-lost", "one-point"),
    "RE-Q-23": ("melee-only-off-path", "hand-to-hand-only-off-path"),
    "RE-Q-27": ("free",),
    "RE-Q-31": ("kept-for-return", "all-fall"),
    "RE-Q-33": ("largest-only", "once-per-source"),
    "RE-Q-35": ("shortest-only", "one-path"),
    "RE-Q-36": ("one-by-one",),
    "RE-Q-37": ("active-side-wins", "active-side-loses"),
    "RE-Q-38": ("blocked-both-ways", "along-the-path"),
    "RE-Q-42": ("once-per-effect", "all-per-character"),
    "RE-Q-43": ("one-per-attack",),
    "RE-Q-44": ("attack-action-only", "own-activation-only"),
    "RE-Q-46": ("rule-wins", "bare-worst"),
    "RE-Q-47": ("any-wound",),
    "RE-Q-48": ("start-of-step", "before-own-first-go"),
    "RE-Q-49": ("bottom-row",),
    "RE-Q-53": ("no-buying-after-tie", "fresh-purchase"),
    "RE-Q-57": ("taken-back", "same-kind-again"),
    "RE-Q-58": ("every-attack-announced",),
    "RE-Q-61": ("by-the-letter-after-turn-one", "troopers-count"),
    "RE-Q-77": ("leave-out",),
    "RE-Q-78": ("compulsory", "pair-gives-two"),
    "RE-Q-79": ("characters-only",),
    "RE-Q-81": ("coil-takes-slot",),
    "RE-Q-82": ("three-each", "not-by-points"),
    "RE-Q-84": ("between-neighbours", "circles-between"),
    "RE-Q-85": ("farthest-circle",),
    "RE-Q-87": ("points-from-current-row",),
    "RE-Q-90": ("next-turn",),
    "RE-Q-CH-1": ("leave-out",),
    "RE-Q-EQ-1": ("free-in-own-activation",),
    "RE-Q-EQ-3": ("worst-value", "current-row"),
    "RE-Q-EQ-4": ("to-the-attacker",),
    "RE-Q-EQ-12": ("coil-in-slot",),
    "RE-Q-EQ-24": ("no-attack-at-all",),
    "RE-Q-SC-1": ("two-rolls",),
    "RE-Q-SC-2": ("waiting-counts",),
}


def readings(entries: list[Entry], asked: Mapping[str, set[str]], chosen: Mapping[str, str]) -> dict[str, str]:
    """The reading of each ruling: the one chosen, or its default.

    Args:
        entries: the rulings.
        asked: the readings that effects of content ask for, by ruling.
        chosen: readings by the id of the ruling.

    Raises:
        UsageError: a ruling or reading does not exist, or the game cannot be played by it.
    """
    found: dict[str, str] = {}
    for entry in entries:
        ruling = entry.model(Ruling)
        reading = chosen.get(entry.id, ruling.default)
        can = [each for each in ruling.options if can_play(entry, ruling.default, each, asked)]
        if reading not in ruling.options:
            raise UsageError(f"the ruling {entry.id} has no reading {reading!r}", f"It has: {', '.join(can)}.")
        if reading not in can:
            raise UsageError(
                f"games cannot be played by the reading {reading} of {entry.id}", f"Played: {', '.join(can)}."
            )
        found[entry.id] = reading
    unknown = sorted(set(chosen) - set(found))
    if unknown:
        raise UsageError(f"there is no ruling {unknown[0]}", "`tannkit site` shows all rulings.")
    return found


def can_play(entry: Entry, default: str, reading: str, asked: Mapping[str, set[str]]) -> bool:
    """Whether something asks for a reading of a ruling, it gives tokens other effects, or it is the default."""
    if reading == default or entry.model(Ruling).options[reading].effects:
        return True
    return reading in PLAYED.get(entry.id, ()) or reading in asked.get(entry.id, ())


def skill_places(t: Tables) -> dict[str, int]:
    """The places of the skills by id. By RE-Q-12 those that the printed table of skills lacks do not exist, or mean the
    nearest one.
    """
    places = {name: place for place, name in enumerate(t.skills)}
    if t.plays("RE-Q-12", "table-only"):
        return {name: place for name, place in places.items() if name not in NEAREST}
    if t.plays("RE-Q-12", "nearest-skill"):
        return {name: places[NEAREST.get(name, name)] for name in places}
    return places


def in_play(t: Tables, characters: list[Entry], numbers: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """The figures of the characters that are in the game by full id, by RE-Q-CH-1 without those whose values are only
    estimated.
    """
    if not t.plays("RE-Q-CH-1", "leave-out"):
        return numbers
    estimated = {
        entry.full_id
        for entry in characters
        if entry.data.get("sources", {}).get("values", {}).get("basis") == "estimated"
    }
    return {name: own for name, own in numbers.items() if name not in estimated}


def with_company(t: Tables, figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """The figures with those that they bring along, by RE-Q-77 without."""
    return tuple(replace(each, brings=()) for each in figures) if t.plays("RE-Q-77", "leave-out") else figures


def effects_by_token(entries: list[Entry], chosen: Mapping[str, str]) -> dict[str, tuple[Any, ...]]:
    """The effects of tokens that the readings chosen give them in the place of their own, by the token's id."""
    found: dict[str, tuple[Any, ...]] = {}
    for entry in entries:
        found.update(entry.model(Ruling).options[chosen[entry.id]].effects)
    return found


def as_ruled(t: Tables, token: Equipment) -> list[Any]:
    """The effects of a token. One whose text names no action costs the action, unless by RE-Q-27 or RE-Q-EQ-1."""
    free = t.plays("RE-Q-27", "free") or t.plays("RE-Q-EQ-1", "free-in-own-activation")
    if not free or not any(ref.rpartition("/")[2] == "RE-Q-27" for ref in token.rulings):
        return list(token.effects)
    return [
        {"use": _free(effect["use"])} if "use" in effect and _ACTION in effect["use"].get("cost", ()) else effect
        for effect in token.effects
    ]


def _free(use: Mapping[str, Any]) -> dict[str, Any]:
    """A use that takes the action as one that takes none."""
    return {**use, "window": "any_time_in_activation", "cost": [each for each in use["cost"] if each != _ACTION]}


def asked_by(entries: list[Entry]) -> dict[str, set[str]]:
    """The readings that conditions in the effects of tokens ask for, by ruling."""
    found: dict[str, set[str]] = {}
    for entry in entries:
        for ruling, reading in _conditions(entry.data.get("effects", ())):
            found.setdefault(ruling.rpartition("/")[2], set()).add(reading)
    return found


def _conditions(effects: object) -> Iterator[tuple[str, str]]:
    """Each condition `ruling` somewhere in effects, as ruling and reading."""
    waiting = [effects]
    while waiting:
        here = waiting.pop()
        if isinstance(here, Mapping):
            for key, inner in here.items():
                if key == "ruling" and isinstance(inner, Mapping) and "reading" in inner:
                    yield str(inner["is"]), str(inner["reading"])
                waiting.append(inner)
        elif isinstance(here, list | tuple):
            waiting.extend(here)
