"""Making a game ready: the tables of a game of one mode on one map, with every effect compiled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tannkit.board.board import Board
from tannkit.board.distances import Distances
from tannkit.model.characters import Character
from tannkit.model.equipment import Crate as CrateEntry
from tannkit.model.equipment import Equipment
from tannkit.model.games import Mode, Scenario
from tannkit.model.library import Entry, Library
from tannkit.model.maps import GameMap
from tannkit.model.vocabulary import Trait
from tannkit.rulesets.tannhauser.changes import forbidden
from tannkit.rulesets.tannhauser.figures import figures_of, make_figures
from tannkit.rulesets.tannhauser.make_mode import add_effects, add_mode, regions
from tannkit.rulesets.tannhauser.names import Names, numbered, visible
from tannkit.rulesets.tannhauser.programs import PROGRAMS
from tannkit.rulesets.tannhauser.rulings import (
    as_ruled,
    asked_by,
    effects_by_token,
    in_play,
    readings,
    skill_places,
    with_company,
)
from tannkit.rulesets.tannhauser.token_kinds import make_kind
from tannkit.rulesets.tannhauser.trial import TABLES, kinds_named, playable
from tannkit.rulesets.tannhauser.values import value
from tannkit.rulesets.tannhauser.victory import has_somebody
from tannkit.rulesets.tannhauser.views import sight
from tannkit.rulesets.tannhauser.weapons import skills
from tannkit.state.state import State
from tannkit.state.tables import STATS, Crate, Tables
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.parse import parse


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
        UsageError: a ruling or reading does not exist, or the content says something that the engine does not know.
    """
    with playable(library, mode_entry):
        return make_on(library, pack, map_entry.model(GameMap), mode_entry.model(Mode), options)


def make_on(
    library: Library, pack: str, game_map: GameMap, mode: Mode | Scenario | None, options: Options
) -> tuple[Tables, Names]:
    """The same on a map that need not be in the content, and without a mode if none is played."""
    named = {table: visible(library, table, pack) for table in TABLES}
    by_id = {table: {entry.id: place for place, entry in enumerate(entries)} for table, entries in named.items()}
    characters = visible(library, "characters", pack)
    numbers = figures_of(characters)
    full = {entry.id: entry.full_id for entry in characters}
    equipment = visible(library, "equipment", pack)
    rulings = visible(library, "rulings", pack)
    board = Board.of(game_map)
    points = mode.command_points if mode else None
    t = Tables(
        board=board,
        distances=Distances.of(board),
        figures=(),
        circle_changes=_circle_changes(game_map),
        factions=tuple(entry.id for entry in named["factions"]),
        affiliations=tuple(entry.id for entry in named["affiliations"]),
        skills=tuple(entry.id for entry in named["skills"]),
        traits=tuple(entry.id for entry in named["traits"]),
        rulings=readings(rulings, asked_by(equipment), options.rulings),
        rush_and_go=options.rush_and_go,
        elimination_wins=mode is not None and mode.elimination_wins,
        points_start=points.start if points else 0,
        points_refresh=points.refresh if points else 0,
    )
    by_id["skills"] = skill_places(t)
    t.skill_bits = {name: 1 << place for name, place in by_id["skills"].items()}
    t.figures = with_company(t, make_figures(characters, numbers, by_id, full))
    places = {
        table: {entry.full_id: by_id[table][entry.id] for entry in entries if entry.id in by_id[table]}
        for table, entries in named.items()
    }
    names = Names(library, pack, in_play(t, characters, numbers), numbered(equipment), places)
    _add_programs(t)
    c = _compiler(t, names)
    _add_kinds(
        library, c, equipment, rulings, {entry.id: entry.model(Trait) for entry in named["traits"]}, by_id["traits"]
    )
    t.packs, t.standard = _packs(characters, names)
    t.controlled = {name: numbers[entry.full_id] for entry in characters for name in (entry.id, entry.full_id)}
    t.crates = _crates(visible(library, "crates", pack), names)
    t.regions = regions(t.board, game_map)
    t.objective_skills = _objective_skills(game_map, names)
    if mode is not None:
        add_mode(t, c, mode)
    return t, names


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


def _compiler(t: Tables, names: Names) -> Compiler:
    def current(s: State, figure: int, stat: int, purpose: str) -> int:
        return value(t, s, figure, stat, purpose)

    return Compiler(
        t,
        names,
        current,
        lambda s, figure: skills(t, s, figure),
        has_somebody=lambda s, side: has_somebody(t, s, side),
        sight=lambda s, figure: sight(t, s, figure),
        forbidden=lambda s, what, figure: forbidden(t, s, what, figure),
    )


def _add_kinds(
    library: Library,
    c: Compiler,
    equipment: list[Entry],
    rulings: list[Entry],
    traits: Mapping[str, Trait],
    bits: Mapping[str, int],
) -> None:
    t = c.tables
    t.ranged_traits = sum(1 << bits[name] for name, trait in traits.items() if trait.attack == "ranged")
    kinds = []
    other = effects_by_token(rulings, t.rulings)
    for place, entry in enumerate(equipment):
        with playable(library, entry):
            kinds.append(make_kind(c, place, entry, traits, bits))
            effects = other.get(entry.id) or as_ruled(t, entry.model(Equipment))
            phrases = [parse("effect", phrase) for phrase in effects]
            add_effects(replace(c, kind=place), phrases)
    t.kinds = tuple(kinds)


def _packs(characters: list[Entry], names: Names) -> tuple[list[dict[str, tuple[int, ...]]], list[tuple[int, ...]]]:
    """The packs of each figure, the special object part of each (RE-EQUIP-009), and what it always has."""
    packs: list[dict[str, tuple[int, ...]]] = []
    standard: list[tuple[int, ...]] = []
    for entry in characters:
        character = entry.model(Character)
        special = (character.special_object,) if character.special_object else ()
        first = kinds_named(names, entry, ("special_object",), special)
        own = {
            name: (*first, *kinds_named(names, entry, ("packs", name), pack)) for name, pack in character.packs.items()
        }
        always = kinds_named(names, entry, ("standard",), character.standard)
        for _ in range(max(len(character.figures), 1)):
            packs.append(own or {"": ()})
            standard.append(always)
    return packs, standard


def _objective_skills(game_map: GameMap, names: Names) -> dict[int, tuple[str, int]]:
    """The tier of each objective circle, and the bit of the skill that it shows."""
    found: dict[int, tuple[str, int]] = {}
    for number, circle in enumerate(game_map.circles.values()):
        place = names.place("skills", circle.skill) if circle.skill else -1
        if circle.kind == "objective" and place >= 0:
            found[number] = circle.tier or "", 1 << place
    return found


def _crates(entries: list[Entry], names: Names) -> tuple[Crate, ...]:
    found = []
    for entry in entries:
        crate = entry.model(CrateEntry)
        inside = kinds_named(names, entry, ("equipment",), (crate.equipment,) if crate.equipment else ())
        found.append(Crate(entry.full_id, inside[0] if inside else -1, crate.command_points or 0, crate.copies))
    return tuple(found)
