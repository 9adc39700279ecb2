"""Throws: which circles a thrown token reaches, by hand and against every single route."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tannkit
from tannkit.board.board import Board
from tannkit.board.distances import Distances
from tannkit.model.library import Library
from tannkit.model.maps import Circle, GameMap
from tannkit.model.maps import Path as MapPath
from tannkit.model.vocabulary import Trait

PACK = Path(__file__).parents[2] / "content" / "tannhauser_revised"
NAMES = ("red", "blue", "green")
PATHS = {name: MapPath(name=name, colour="#000000") for name in NAMES}


@cache
def library() -> Library:
    return tannkit.load(PACK)


def reach_of(trait: str) -> int:
    """How far the revised edition throws tokens with a trait."""
    entry = library().find("traits", trait)
    assert entry is not None
    reach = entry.model(Trait).throw
    assert reach is not None
    return reach


def map_of(lines: dict[str, str], joined: str, **more: Circle) -> GameMap:
    """Circles with the paths given as words, neighbours given as words such as `a-b-c`, and further circles."""
    to: dict[str, list[str]] = {name: [] for name in lines}
    for route in joined.split():
        for one, other in pairwise(route.split("-")):
            to[one].append(other)
    circles = {name: Circle(at=(0, 0), to=tuple(to[name]), paths=tuple(of.split())) for name, of in lines.items()}
    return GameMap(name="x", origin="x", circles={**circles, **more}, paths=PATHS)


def targets(game_map: GameMap, thrower: str, reach: int) -> tuple[str, ...]:
    board = Board.of(game_map)
    return board.ids(Distances.of(board).throw_targets(board.circles.index(thrower), reach))


def corridor(length: int, paths: str = "red") -> GameMap:
    """A thrower `c0` and so many circles behind each other, all on the same paths."""
    names = [f"c{i}" for i in range(length + 1)]
    return map_of(dict.fromkeys(names, paths), "-".join(names))


@pytest.mark.rule("RE-GREN-003")
def test_a_grenade_reaches_five_circles() -> None:
    reached = targets(corridor(9), "c0", reach_of("grenade"))
    assert "c5" in reached
    assert "c6" not in reached


@pytest.mark.rule("RE-SMOKE-001")
def test_a_smoke_grenade_reaches_eight_circles_by_the_same_rules() -> None:
    reached = targets(corridor(12), "c0", reach_of("smoke-grenade"))
    assert "c8" in reached
    assert "c9" not in reached
    off_path = map_of({"you": "red", "x": "blue", "y": "red"}, "you-x-y")
    assert targets(off_path, "you", reach_of("smoke-grenade")) == ("you", "x")


@pytest.mark.rule("RE-GREN-004")
def test_the_own_circle_is_not_counted_and_the_target_is() -> None:
    assert targets(corridor(3), "c0", 0) == ("c0",)
    assert targets(corridor(3), "c0", 1) == ("c0", "c1")
    assert targets(corridor(3), "c0", -1) == ()
    assert targets(corridor(3), "c0", 99) == ("c0", "c1", "c2", "c3")


@pytest.mark.rule("RE-GREN-005")
def test_all_circles_but_the_last_share_a_path_with_the_thrower() -> None:
    third_off = map_of({"you": "red", "a": "red", "b": "red", "c": "blue", "d": "red"}, "you-a-b-c-d")
    assert targets(third_off, "you", 5) == ("you", "a", "b", "c")
    second_off = map_of({"you": "red", "a": "red", "b": "blue", "c": "red"}, "you-a-b-c")
    assert targets(second_off, "you", 5) == ("you", "a", "b")


@pytest.mark.rule("RE-GREN-005")
def test_each_circle_may_share_another_path_with_the_thrower() -> None:
    """RE-Q-35: it need not be one path all along, but it must be a path of the thrower's own circle."""
    mixed = map_of(
        {"you": "red blue", "a": "red", "b": "blue", "c": "blue green", "d": "green", "e": "red"}, "you-a-b-c-d-e"
    )
    assert targets(mixed, "you", 9) == ("you", "a", "b", "c", "d")


@pytest.mark.rule("RE-GREN-005")
def test_a_longer_route_is_taken_where_the_shortest_is_off_path() -> None:
    """RE-Q-35: any allowed route counts, with its own length."""
    detour = map_of({"you": "red", "off": "blue", "a": "red", "b": "red", "goal": "blue"}, "you-off-goal you-a-b-goal")
    assert "goal" not in targets(detour, "you", 2)
    assert "goal" in targets(detour, "you", 3)


@pytest.mark.rule("RE-GREN-006")
def test_the_target_need_not_share_a_path() -> None:
    assert targets(map_of({"you": "red", "near": "blue"}, "you-near"), "you", 1) == ("you", "near")


@pytest.mark.rule("RE-GREN-007")
def test_a_throw_goes_round_a_wall_and_not_through_it() -> None:
    names = [f"c{i}" for i in range(8)]
    places = {name: (min(i, 7 - i), i // 4) for i, name in enumerate(names)}
    wall = ((-0.5, 0.5), (2.5, 0.5))  # c0 and c7 lie on either side of it
    bare = corridor(7)
    circles = {name: Circle(at=places[name], to=circle.to, paths=circle.paths) for name, circle in bare.circles.items()}
    walled = GameMap(name="x", origin="x", circles=circles, paths=PATHS, walls=(wall,))
    assert "c7" not in targets(walled, "c0", reach_of("grenade"))
    assert "c7" in targets(walled, "c0", 7)


@pytest.mark.rule("RE-GREN-007")
def test_the_last_step_may_turn_a_corner() -> None:
    corner = map_of(
        {"you": "red", "a": "red", "corner": "red", "behind": "blue", "deep": "blue"}, "you-a-corner-behind-deep"
    )
    assert targets(corner, "you", reach_of("grenade")) == ("you", "a", "corner", "behind")


def test_icons_on_the_way_change_nothing() -> None:
    """RE-GREN-014 as far as the map goes; figures and rubble on the way are the engine's matter."""
    heavy = corridor(5)
    slow = {
        name: Circle(at=(0, 0), to=each.to, paths=each.paths, modifiers={"movement": -2})
        for name, each in heavy.circles.items()
    }
    assert "c5" in targets(GameMap(name="x", origin="x", circles=slow, paths=PATHS), "c0", reach_of("grenade"))


def test_only_movement_circles_are_reached_and_thrown_from() -> None:
    crate = {
        "crate": Circle(at=(0, 1), kind="action", to=("you", "far")),
        "flag": Circle(at=(1, 1), kind="objective", to=("you",)),
    }
    yard = map_of({"you": "red", "far": "red"}, "", **crate)
    assert targets(yard, "you", 9) == ("you",)
    assert targets(yard, "crate", 9) == ()


def by_every_route(game_map: GameMap, thrower: str, reach: int) -> tuple[str, ...]:
    """The targets by trying every route of the map that visits no circle twice."""
    movement = {name: each for name, each in game_map.circles.items() if each.kind == "movement"}
    graph: networkx.Graph[str] = networkx.Graph()
    graph.add_nodes_from(movement)
    graph.add_edges_from((one, other) for one, each in movement.items() for other in each.to if other in movement)
    own = set(movement[thrower].paths)
    found = {thrower}
    for target in set(movement) - {thrower}:
        for route in networkx.all_simple_paths(graph, thrower, target, cutoff=reach):
            if all(own & set(movement[name].paths) for name in route[1:-1]):
                found.add(target)
    return tuple(name for name in game_map.circles if name in found)


@st.composite
def small_maps(draw: st.DrawFn) -> GameMap:
    """Maps of up to eight circles with any paths and adjacencies."""
    names = [f"c{i}" for i in range(draw(st.integers(1, 8)))]
    pairs = [f"{one}-{other}" for one in names for other in names if one < other]
    joined = draw(st.lists(st.sampled_from(pairs), max_size=12)) if pairs else []
    lines = {name: " ".join(sorted(draw(st.sets(st.sampled_from(NAMES), max_size=2)))) for name in names}
    return map_of(lines, " ".join(joined))


@settings(deadline=None, max_examples=200)
@given(small_maps(), st.integers(0, 8))
def test_small_maps_agree_with_every_route(game_map: GameMap, reach: int) -> None:
    for thrower in game_map.circles:
        assert targets(game_map, thrower, reach) == by_every_route(game_map, thrower, reach)


@pytest.mark.parametrize("number", range(3))
def test_bundled_maps_agree_with_a_second_opinion(number: int) -> None:
    """By networkx on the circles that share a path with the thrower: one step beyond each of them is a target."""
    game_map = [entry.model(GameMap) for entry in library().entries("maps")][number]
    board = Board.of(game_map)
    distances = Distances.of(board)
    movement = {name: each for name, each in game_map.circles.items() if each.kind == "movement"}
    graph: networkx.Graph[str] = networkx.Graph()
    graph.add_edges_from((one, other) for one, each in movement.items() for other in each.to if other in movement)
    for thrower, circle in movement.items():
        shares = [name for name, each in movement.items() if set(each.paths) & set(circle.paths)]
        lengths = networkx.single_source_shortest_path_length(graph.subgraph(shares), thrower)
        best = dict(lengths)
        for name, steps in lengths.items():
            for beyond in graph[name]:
                best[beyond] = min(best.get(beyond, 999), steps + 1)
        for reach in (0, 1, 5, 8):
            expected = tuple(name for name in game_map.circles if best.get(name, 999) <= reach)
            assert board.ids(distances.throw_targets(board.circles.index(thrower), reach)) == expected
