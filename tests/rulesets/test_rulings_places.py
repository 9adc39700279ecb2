"""Rulings on coming into play, throws, crates and the steps of Hound DOG, each in each of its readings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from kit import Table, library

from tannkit.board.board import bits
from tannkit.dice.source import Scripted
from tannkit.engine.game import Game
from tannkit.model.build import build
from tannkit.model.maps import GameMap
from tannkit.rulesets.tannhauser.actions.throw import targets
from tannkit.rulesets.tannhauser.crates import CIRCLES, SUPPLY
from tannkit.rulesets.tannhauser.make import Options, make_on
from tannkit.state.registers import MOVES_LEFT
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.setup.crates import WIDTH

EVA = {"side": 0}
MISS = [2] * 4


def entering(reading: str, on_entry: dict[str, Any], **more: Any) -> Table:
    figures = {"eva-kraemer": EVA, "tala-aponi": {"side": 1, "at": "g3"}, **on_entry}
    return Table(figures, active="eva-kraemer", rulings={"RE-Q-10": reading}, **more)


def left(game: Table) -> int:
    return game.state.g[MOVES_LEFT]


FRIEND = {"karl-zermann": {"side": 0, "at": "e1"}}
ENEMY = {"john-macneal": {"side": 1, "at": "e1"}}


@pytest.mark.rule("RE-Q-10")
@pytest.mark.parametrize("reading", ["friends-passed-or-wait", "bull-rush-from-outside"])
def test_one_passes_over_a_friend_on_the_entry_point(reading: str) -> None:
    game = entering(reading, FRIEND)
    assert game.refusal("end") == "must-enter"
    game.do("step", "e1")
    game.do("step", "r1")
    assert left(game) == 6


@pytest.mark.rule("RE-Q-10")
@pytest.mark.parametrize("reading", ["friends-passed-or-wait", "next-free-circle", "bull-rush-from-outside"])
def test_a_free_entry_point_is_used(reading: str) -> None:
    game = entering(reading, {})
    assert [each for each in game.offered() if each[0] == "step"] == [("step", "e1")]
    game.do("step", "e1")
    assert left(game) == 7


@pytest.mark.rule("RE-Q-10")
@pytest.mark.parametrize("there", [FRIEND, ENEMY])
def test_the_next_free_circle(there: dict[str, Any]) -> None:
    game = entering("next-free-circle", there)
    assert game.refusal("step", "e1") == "not-own-entry"
    assert [each for each in game.offered() if each[0] == "step"] == [("step", "r1")]
    assert game.refusal("end") == "must-enter"
    game.do("step", "r1")
    assert (game.at("eva-kraemer"), left(game)) == ("r1", 6)


@pytest.mark.rule("RE-Q-10")
def test_behind_the_next_circle_if_that_is_taken_as_well() -> None:
    more = {**ENEMY, "barry-daniel-brown": {"side": 1, "at": "r1"}}
    game = entering("next-free-circle", more)
    assert {each[1] for each in game.offered() if each[0] == "step"} == {"r2", "combat-up"}
    game = entering("next-free-circle", more, rubble={"r1": 1})
    game.do("step", "r2")
    # The entry point, rubble on the way, and the circle itself.
    assert left(game) == 8 - 1 - 2 - 1


@pytest.mark.rule("RE-Q-10")
def test_an_enemy_on_the_entry_point() -> None:
    waits = entering("friends-passed-or-wait", ENEMY)
    assert not waits.can("step") and not waits.can("rush") and waits.can("end")
    rush = entering("bull-rush-from-outside", ENEMY)
    assert not rush.can("step") and rush.can("end")
    rush.do("rush", "e1", dice=[9, 2, 2, 2, *MISS])
    assert (rush.at("eva-kraemer"), left(rush)) == ("e1", 7)
    rush.do("step", "r1")
    lost = entering("bull-rush-from-outside", ENEMY)
    lost.do("rush", "e1", dice=MISS + MISS)
    # Nobody can be attacked off the board, and there is no second try.
    assert lost.kind == "activation" and lost.at("eva-kraemer") == ""
    assert lost.refusal("rush", "e1") == "rushed-already"
    lost.do("end", dice=[])


def routes(t: Tables, here: int, reach: int) -> Iterator[tuple[int, ...]]:
    """Every route of at most so many steps."""
    waiting: list[tuple[int, ...]] = [(here,)]
    while waiting:
        route = waiting.pop()
        yield route
        if len(route) <= reach:
            waiting += [(*route, there) for there in bits(t.distances.near[route[-1]])]


def by_the_letter(t: Tables, here: int, reach: int, reading: str) -> set[int]:
    """The circles that a throw reaches, by looking at every route."""
    found, shortest = set(), t.distances.distances_from(here)
    for route in routes(t, here, reach):
        ways = [path for path in t.board.path_masks if path >> here & 1]
        if reading == "one-path":
            fits = any(all(path >> each & 1 for each in route[:-1]) for path in ways)
        else:
            fits = all(any(path >> each & 1 for path in ways) for each in route[:-1])
        if fits and (reading != "shortest-only" or len(route) - 1 == shortest[route[-1]]):
            found.add(route[-1])
    return found


# From the corner a throw changes from one of its paths to the other on its way to the far circle.
CROSSING = {
    "name": "Crossing",
    "origin": "Made up for the tests.",
    "circles": {
        "corner": {"at": [0, 0], "to": ["west"], "paths": ["one", "two"]},
        "west": {"at": [1, 0], "to": ["east"], "paths": ["one"]},
        "east": {"at": [2, 0], "to": ["far"], "paths": ["two"]},
        "far": {"at": [3, 0], "paths": ["three"]},
    },
    "paths": {name: {"name": name, "colour": "#c03030"} for name in ("one", "two", "three")},
}


@pytest.mark.rule("RE-Q-35")
def test_routes_of_throws() -> None:
    found: dict[str, list[set[int]]] = {"any-route": [], "shortest-only": [], "one-path": []}
    printed = [entry.model(GameMap) for entry in library().entries("maps", whole=True)]
    for game_map in (*printed, build(GameMap, CROSSING)):
        for reading, reached in found.items():
            t, names = make_on(library(), "yard", game_map, None, Options({"RE-Q-35": reading}))
            kind = names.token_kind("stielhandgranate")
            s = State(len(t.figures), len(t.board.circles))
            token = s.add_token(kind, 0, t.index_of)
            for here in bits(t.board.movement):
                s.pos[0] = here
                reached.append(set(targets(t, s, 0, token)))
                expected = by_the_letter(t, here, t.kinds[kind].throw, reading)
                assert reached[-1] == expected, (reading, t.board.circles[here])
    for reading in ("shortest-only", "one-path"):
        assert found[reading] != found["any-route"], f"no map tells {reading} from the default"


@pytest.mark.rule("RE-Q-07")
@pytest.mark.parametrize(("reading", "laid"), [("until-run-out", 2), ("proxies", 4)])
def test_more_circles_than_crates(reading: str, laid: int) -> None:
    game = Table({"eva-kraemer": EVA, "john-macneal": {"side": 1}}, rulings={"RE-Q-07": reading})
    s = State(len(game.t.figures), len(game.t.board.circles))
    f = s.call(game.t.program("crates"), size=3)
    f[CIRCLES] = game.t.board.actions
    # Two crates of one kind are left for four circles.
    f[SUPPLY] = 2 << WIDTH
    Game(game.t, s, Scripted([1] * 8))
    assert sum(1 for crate in s.crate if crate) == laid


def hound(reading: str, **more: Any) -> Table:
    figures = {
        "sergio-ramirez-delastillas": {"side": 0, "at": "r3", "tokens": ["hound-dog-remote-control"]},
        "hound-dog": {"side": 0, "at": "r9"},
        "zorka": {"side": 1, "at": "b3", "activated": True},
        "voivode-a": {"side": 1, "at": "b1"},
        "voivode-b": {"side": 1, "at": "g1"},
    }
    figures = {label: each | more.get(label.replace("-", "_"), {}) for label, each in figures.items()}
    return Table(figures, program="go", rulings={"RE-Q-78": reading}, first=more.get("first", 0))


@pytest.mark.rule("RE-Q-78")
@pytest.mark.parametrize(
    ("reading", "own", "between"),
    [("optional-after-each", True, False), ("compulsory", True, False), ("pair-gives-two", False, True)],
)
def test_when_hound_dog_steps(reading: str, own: bool, between: bool) -> None:
    game = hound(reading)
    game.do("activate", "sergio-ramirez-delastillas")
    game.do("end")
    assert (game.kind == "walk") is own
    pair = hound(reading, first=1)
    pair.do("activate", "voivode-a")
    pair.do("end")
    assert (pair.kind == "walk") is between
    if between:
        pair.do("to", "r8")
    pair.do("end")
    assert pair.kind == "walk"


@pytest.mark.rule("RE-Q-78")
@pytest.mark.parametrize(("reading", "due"), [("optional-after-each", True), ("compulsory", False)])
def test_the_activation_that_deploys_hound_dog(reading: str, due: bool) -> None:
    game = hound(reading, hound_dog={"at": ""})
    game.do("activate", "sergio-ramirez-delastillas")
    game.do("deploy", "hound-dog", "r4")
    game.do("end")
    assert (game.kind == "walk") is due
