"""Making a game ready: the tables of a game of one mode on one map, with every effect compiled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tannkit.board.board import Board
from tannkit.board.distances import Distances
from tannkit.errors import UsageError
from tannkit.model.characters import Character
from tannkit.model.equipment import Crate as CrateEntry
from tannkit.model.equipment import Equipment
from tannkit.model.games import Mode
from tannkit.model.library import Entry, Library
from tannkit.model.maps import GameMap
from tannkit.model.rules import Ruling
from tannkit.model.vocabulary import Trait
from tannkit.rulesets.tannhauser.figures import figures_of, make_figures
from tannkit.rulesets.tannhauser.names import Names, numbered, visible
from tannkit.rulesets.tannhauser.programs import PROGRAMS
from tannkit.rulesets.tannhauser.token_kinds import make_kind
from tannkit.rulesets.tannhauser.values import value
from tannkit.rulesets.tannhauser.weapons import skills
from tannkit.state.effects import Trigger, Use
from tannkit.state.state import State
from tannkit.state.tables import STATS, Crate, Tables
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.parse import parse

TABLES = ("factions", "affiliations", "skills", "traits")


@dataclass(frozen=True, slots=True)
class Options:
    """What a game is made of beside content: readings of rulings by id, and the optional rules in force."""

    rulings: Mapping[str, str]
    rush_and_go: bool = False
    secret_doors: bool = False


def make(library: Library, pack: str, map_entry: Entry, mode_entry: Entry, options: Options) -> tuple[Tables, Names]:
    """The tables of a game, and the numbers that names have in them.

    Args:
        library: the content.
        pack: the pack whose game is played: what it and the packs that it requires hold is in the game.
        map_entry: the map.
        mode_entry: the mode.
        options: rulings and optional rules.

    Raises:
        UsageError: a ruling or reading does not exist.
    """
    return make_on(library, pack, map_entry.model(GameMap), mode_entry.model(Mode), options)


def make_on(
    library: Library, pack: str, game_map: GameMap, mode: Mode | None, options: Options
) -> tuple[Tables, Names]:
    """The same on a map that need not be in the content, and without a mode if none is played."""
    named = {table: visible(library, table, pack) for table in TABLES}
    by_id = {table: {entry.id: place for place, entry in enumerate(entries)} for table, entries in named.items()}
    characters = visible(library, "characters", pack)
    numbers = figures_of(characters)
    full = {entry.id: entry.full_id for entry in characters}
    equipment = visible(library, "equipment", pack)
    board = Board.of(game_map)
    points = mode.command_points if mode else None
    t = Tables(
        board=board,
        distances=Distances.of(board),
        figures=make_figures(characters, numbers, by_id, full),
        circle_changes=_circle_changes(game_map),
        factions=tuple(entry.id for entry in named["factions"]),
        affiliations=tuple(entry.id for entry in named["affiliations"]),
        skills=tuple(entry.id for entry in named["skills"]),
        traits=tuple(entry.id for entry in named["traits"]),
        rulings=readings(library, pack, options.rulings),
        skill_bits={name: 1 << place for name, place in by_id["skills"].items()},
        rush_and_go=options.rush_and_go,
        elimination_wins=mode is not None and mode.elimination_wins,
        points_start=points.start if points else 0,
        points_refresh=points.refresh if points else 0,
    )
    names = Names(
        library, pack, numbers, numbered(equipment), {table: numbered(entries) for table, entries in named.items()}
    )
    _add_programs(t)
    _add_kinds(t, names, equipment, {entry.id: entry.model(Trait) for entry in named["traits"]}, by_id["traits"])
    t.packs, t.standard = _packs(characters, names)
    t.controlled = {name: numbers[entry.full_id] for entry in characters for name in (entry.id, entry.full_id)}
    if mode is not None:
        t.crates_use, t.crates_at = _crates_of(mode)
    t.crates = _crates(visible(library, "crates", pack), names)
    return t, names


def readings(library: Library, pack: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """The reading of each ruling: the one chosen, or its default.

    Raises:
        UsageError: a ruling or reading does not exist.
    """
    found: dict[str, str] = {}
    for entry in visible(library, "rulings", pack):
        ruling = entry.model(Ruling)
        reading = chosen.get(entry.id, ruling.default)
        if reading not in ruling.options:
            raise UsageError(
                f"the ruling {entry.id} has no reading {reading!r}", f"It has: {', '.join(ruling.options)}."
            )
        found[entry.id] = reading
    unknown = sorted(set(chosen) - set(found))
    if unknown:
        raise UsageError(f"there is no ruling {unknown[0]}", "`tannkit site` shows all rulings.")
    return found


def _circle_changes(game_map: GameMap) -> tuple[tuple[int, int, int, int], ...]:
    found = []
    for circle in game_map.circles.values():
        combat, stamina, mental, movement = ((circle.modifiers or {}).get(stat, 0) for stat in STATS)
        found.append((combat, stamina, mental, movement))
    return tuple(found)


def _add_programs(t: Tables) -> None:
    for name, steps in PROGRAMS.items():
        t.program_numbers[name] = len(t.programs)
        t.programs.append(steps)
        t.sizes.append(0)


def _add_kinds(
    t: Tables, names: Names, equipment: list[Entry], traits: Mapping[str, Trait], bits: Mapping[str, int]
) -> None:
    def current(s: State, figure: int, stat: int, purpose: str) -> int:
        return value(t, s, figure, stat, purpose)

    c = Compiler(t, names, current, lambda s, figure: skills(t, s, figure))
    t.ranged_traits = sum(1 << bits[name] for name, trait in traits.items() if trait.attack == "ranged")
    t.kinds = tuple(make_kind(c, place, entry, traits, bits) for place, entry in enumerate(equipment))
    for place, entry in enumerate(equipment):
        c = replace(c, kind=place)
        token = entry.model(Equipment)
        effects = [parse("effect", phrase).compile(c) for phrase in token.effects]
        t.effects[place] = effects
        for effect in effects:
            if isinstance(effect, Trigger):
                t.triggers[effect.number] = effect
            elif isinstance(effect, Use):
                t.uses[effect.number] = effect


def _packs(characters: list[Entry], names: Names) -> tuple[list[dict[str, tuple[int, ...]]], list[tuple[int, ...]]]:
    """The packs of each figure, the special object part of each (RE-EQUIP-009), and what it always has."""
    packs: list[dict[str, tuple[int, ...]]] = []
    standard: list[tuple[int, ...]] = []
    for entry in characters:
        character = entry.model(Character)
        special = (character.special_object,) if character.special_object else ()
        for _ in range(max(len(character.figures), 1)):
            packs.append(
                {
                    name: tuple(names.token_kind(each) for each in (*special, *pack))
                    for name, pack in character.packs.items()
                }
                or {"": ()}
            )
            standard.append(tuple(names.token_kind(each) for each in character.standard))
    return packs, standard


def _crates_of(mode: Mode) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Which crates the mode uses, and on which circles."""
    for step in mode.setup:
        if "crates" in step:
            return tuple(step["crates"]["use"]), tuple(step["crates"]["at"])
    return (), ()


def _crates(entries: list[Entry], names: Names) -> tuple[Crate, ...]:
    found = []
    for entry in entries:
        crate = entry.model(CrateEntry)
        kind = names.token_kind(crate.equipment) if crate.equipment else -1
        found.append(Crate(entry.full_id, kind, crate.command_points or 0, crate.copies))
    return tuple(found)
