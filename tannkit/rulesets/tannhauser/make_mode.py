"""Making a mode or scenario ready: its markers, counters, orders, actions, effects, setup and ways to win, compiled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tannkit.board.board import Board
from tannkit.model.games import Mode, Scenario
from tannkit.model.maps import GameMap
from tannkit.model.text import texts
from tannkit.state.effects import Trigger, Use
from tannkit.state.game_rules import GameRules, MarkerKind
from tannkit.state.tables import Tables, TokenKind
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.conditions.turn import Turn
from tannkit.verbs.local_names import LocalNames
from tannkit.verbs.parse import parse
from tannkit.verbs.records.marker import Face, MarkerProfile
from tannkit.verbs.setup import BEFORE_THE_ROLL
from tannkit.verbs.setup.counter import DeclareCounter
from tannkit.verbs.setup.initiative import FixedInitiative
from tannkit.verbs.setup.order import Order
from tannkit.verbs.setup.shuffle import Shuffle

ONE_FACE = (Face(),)


def add_mode(t: Tables, c: Compiler, mode: Mode | Scenario) -> None:
    """Add everything of a mode or scenario to the tables.

    Args:
        t: the tables, with the equipment in them.
        c: a compiler for them.
        mode: the mode or scenario.

    Raises:
        NotYet: it says something that the engine does not know.
    """
    setup = [parse("setup_step", step) for step in mode.setup]
    profiles = {name: parse("marker", data) for name, data in mode.markers.items()}
    counters = [each for each in setup if isinstance(each, DeclareCounter)]
    orders = [each for each in setup if isinstance(each, Order)]
    counter_kinds = tuple(each.kind(number) for number, each in enumerate(counters))
    local = LocalNames(
        markers={name: number for number, name in enumerate(profiles)},
        counters={each.ref: each for each in counter_kinds},
        orders={each.what: number for number, each in enumerate(orders)},
        regions=t.regions,
    )
    c = replace(c, local=local)
    shuffled = {each.what for each in setup if isinstance(each, Shuffle)}
    ways = [parse("victory", each) for each in mode.victory]
    t.rules = GameRules(
        markers=_add_markers(c, profiles, shuffled),
        counters=counter_kinds,
        orders=tuple(each.kind(number) for number, each in enumerate(orders)),
        kind=_add_rules_kind(c, mode),
        offers=tuple(
            parse("game_action", data).compile(c, number, name)
            for number, (name, data) in enumerate(mode.actions.items())
        ),
        ways=tuple(each.compile(c, number) for number, each in enumerate(ways)),
        fixed=tuple(each.fixed(c) for each in setup if isinstance(each, FixedInitiative)),
        before=_program(c, [each for each in setup if isinstance(each, BEFORE_THE_ROLL)]),
        after=_program(c, [each for each in setup if not isinstance(each, BEFORE_THE_ROLL)]),
        last_turn=max((each.when.ended or 0 for each in ways if isinstance(each.when, Turn)), default=0),
    )


def add_effects(c: Compiler, phrases: Sequence[Any]) -> None:
    """Compile the effects of the kind of token that the compiler is at, and add them to the tables.

    Args:
        c: the compiler.
        phrases: the effects, parsed.

    Raises:
        NotYet: an effect says something that the engine does not know.
    """
    t = c.tables
    effects = t.effects[c.kind] = [phrase.compile(c) for phrase in phrases]
    for effect in effects:
        if isinstance(effect, Trigger):
            t.triggers[effect.number] = effect
            t.kind_of_trigger[effect.number] = c.kind
        elif isinstance(effect, Use):
            t.uses[effect.number] = effect


def regions(board: Board, game_map: GameMap) -> dict[str, int]:
    """The regions of a map as sets of circles; circles that are not there are passed over."""
    numbers = {name: number for number, name in enumerate(board.circles)}
    return {
        name: sum(1 << numbers[circle] for circle in dict.fromkeys(region.circles) if circle in numbers)
        for name, region in game_map.regions.items()
    }


def _add_markers(c: Compiler, profiles: Mapping[str, MarkerProfile], shuffled: set[str]) -> tuple[MarkerKind, ...]:
    """A kind of token for each face of each marker; a marker without faces has one."""
    found = []
    for number, (name, profile) in enumerate(profiles.items()):
        faces: list[int] = []
        for face in _faces(profile):
            kind = _add_face(c, number, name, profile, face)
            faces += [kind] * face.copies
        carried = profile.carried
        found.append(
            MarkerKind(
                number=number,
                ref=name,
                name=texts(profile.name),
                owned=profile.owner == "side",
                carried=carried is not None,
                by=carried.by if carried else "any",
                slots=carried.slots if carried else 0,
                most=(carried.limit or 0) if carried else 0,
                drops=carried is not None and carried.drops_on_death,
                faces=tuple(faces),
                shuffled=name in shuffled,
            )
        )
    return tuple(found)


def _faces(profile: MarkerProfile) -> Sequence[Face]:
    if profile.faces:
        return profile.faces
    return tuple(Face(value=value) for value in profile.values) or ONE_FACE


def _add_face(c: Compiler, number: int, name: str, profile: MarkerProfile, face: Face) -> int:
    """Add the kind of token of one face, with the effects of the marker; gives its number."""
    t, carried = c.tables, profile.carried
    places = (c.names.place("skills", each) for each in face.skills)
    kind = TokenKind(
        number=len(t.kinds),
        ref=name,
        name=texts(profile.name),
        traits=0,
        disposable=carried is not None and carried.passable,
        weapon=False,
        dice=0,
        ranged=False,
        overwatch=True,
        throw=0,
        smoke=False,
        marker=number,
        face=face.value,
        icons=tuple(1 << place for place in places if place >= 0),
        tier=face.tier or "",
        faction=c.names.place("factions", face.faction) if face.faction else -1,
    )
    t.kinds = (*t.kinds, kind)
    add_effects(replace(c, kind=kind.number), profile.effects)
    return kind.number


def _add_rules_kind(c: Compiler, mode: Mode | Scenario) -> int:
    """The kind of the token that stands for the effects of the mode itself; it is never on the table."""
    if not mode.effects:
        return -1
    t = c.tables
    number = len(t.kinds)
    t.kinds = (*t.kinds, TokenKind(number, "", texts(mode.name), 0, False, False, 0, False, True, 0, False))
    add_effects(replace(c, kind=number), [parse("effect", phrase) for phrase in mode.effects])
    return number


def _program(c: Compiler, steps: Sequence[Any]) -> int:
    """The setup steps as a program; -1 if there are none."""
    if not steps:
        return -1
    code = Code()
    for step in steps:
        step.compile(c, code)
    return c.register(code)
