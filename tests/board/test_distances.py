"""Distances: steps between circles and what lies within them, by hand and against a slow second opinion."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tannkit
from tannkit.board.board import Board, bits
from tannkit.board.distances import MEASURED_AT_ONCE, UNREACHABLE, Distances
from tannkit.model.maps import Circle, GameMap

PACK = Path(__file__).parents[2] / "content" / "tannhauser_revised"


@cache
def bundled_maps() -> tuple[GameMap, ...]:
    return tuple(entry.model(GameMap) for entry in tannkit.load(PACK).entries("maps"))


def map_of(**circles: Circle) -> GameMap:
    return GameMap(name="x", origin="x", circles=circles, paths={})


def row_of(*names: str, **more: Circle) -> GameMap:
    """Circles in a row, each beside the next, and further circles."""
    after = {one: (other,) for one, other in pairwise(names)}
    row = {name: Circle(at=(x, 0), to=after.get(name, ())) for x, name in enumerate(names)}
    return map_of(**row, **more)


class Measured:
    """The distances of a map, asked by the ids of circles."""

    def __init__(self, game_map: GameMap) -> None:
        self.board = Board.of(game_map)
        self.distances = Distances.of(self.board)

    def distance(self, one: str, other: str) -> int:
        return self.distances.distance(self.board.circles.index(one), self.board.circles.index(other))

    def within(self, circle: str, steps: int) -> tuple[str, ...]:
        return self.board.ids(self.distances.within(self.board.circles.index(circle), steps))


def second_opinion(game_map: GameMap) -> dict[str, dict[str, int]]:
    """The distances by networkx, from the map itself: a circle of another kind is left or entered, never both."""
    graph: networkx.DiGraph[tuple[str, str]] = networkx.DiGraph()
    kinds = {name: circle.kind for name, circle in game_map.circles.items()}
    for name, circle in game_map.circles.items():
        graph.add_nodes_from([("leave", name), ("enter", name)])
        if circle.kind == "movement":
            graph.add_edge(("enter", name), ("leave", name), weight=0)
        for other in circle.to:
            if "movement" in (kinds[name], kinds[other]):
                graph.add_edge(("leave", name), ("enter", other), weight=1)
                graph.add_edge(("leave", other), ("enter", name), weight=1)
    found = {}
    for name in game_map.circles:
        lengths = networkx.single_source_dijkstra_path_length(graph, ("leave", name))
        found[name] = {other: int(steps) for (side, other), steps in lengths.items() if side == "enter"} | {name: 0}
    return found


def agree(game_map: GameMap) -> None:
    board = Board.of(game_map)
    distances = Distances.of(board)
    expected = second_opinion(game_map)
    for i, one in enumerate(board.circles):
        wanted = [expected[one].get(other, UNREACHABLE) for other in board.circles]
        assert list(distances.distances_from(i)) == wanted
        assert [distances.distance(i, j) for j in range(len(board.circles))] == wanted
        for steps in (0, 1, 2, 3, 5, 8, 40):
            near = {j for j, length in enumerate(wanted) if length <= steps and board.movement >> j & 1}
            assert set(bits(distances.within(i, steps))) == near


@pytest.mark.rule("RE-RANGE-002", "RE-MAP-010")
@pytest.mark.parametrize("number", range(3))
def test_bundled_maps_agree_with_the_second_opinion(number: int) -> None:
    agree(bundled_maps()[number])


@st.composite
def small_maps(draw: st.DrawFn) -> GameMap:
    """Maps of up to nine circles of all kinds with any adjacencies, parts without a way between them among them."""
    count = draw(st.integers(1, 9))
    names = [f"c{i}" for i in range(count)]
    pairs = [(one, other) for one in names for other in names if one < other]
    chosen = draw(st.lists(st.sampled_from(pairs), max_size=14)) if pairs else []
    kinds = draw(st.lists(st.sampled_from(["movement"] * 4 + ["objective", "action"]), min_size=count, max_size=count))
    return map_of(
        **{
            name: Circle(at=(0, 0), kind=kind, to=tuple(other for one, other in chosen if one == name))
            for name, kind in zip(names, kinds, strict=True)
        }
    )


@settings(deadline=None, max_examples=200)
@given(small_maps())
def test_small_maps_agree_with_the_second_opinion(game_map: GameMap) -> None:
    agree(game_map)


@pytest.mark.rule("RE-RANGE-002")
def test_the_shortest_of_several_routes_counts() -> None:
    row = row_of("a", "b", "c", "d", "e", "f", "g", "h")
    ring = Measured(map_of(**{**row.circles, "h": Circle(at=(0, 1), to=("a",))}))
    assert ring.distance("a", "d") == 3  # the other way round it would be 5
    assert ring.distance("a", "f") == 3


@pytest.mark.rule("RE-RANGE-003")
def test_neighbours_are_at_range_one() -> None:
    row = Measured(row_of("a", "b", "c"))
    assert (row.distance("a", "b"), row.distance("b", "a")) == (1, 1)
    assert row.distance("a", "a") == 0


@pytest.mark.rule("RE-RANGE-007")
def test_a_range_is_a_maximum() -> None:
    row = Measured(row_of("you", "one", "two", "three", "four", "five"))
    assert row.within("you", 4) == ("you", "one", "two", "three", "four")
    assert row.within("you", 0) == ("you",)
    assert row.within("you", -1) == ()
    assert row.within("you", 99) == row.within("you", 5)


def test_no_way() -> None:
    broken = Measured(row_of("a", "b", island=Circle(at=(9, 9))))
    assert broken.distance("a", "island") == UNREACHABLE
    assert broken.within("a", 99) == ("a", "b")
    assert broken.within("island", 99) == ("island",)


def test_action_circles_are_measured_from_one_to_the_other_by_movement_circles() -> None:
    """RE-Q-84: one step to the circle beside it, the steps between, one step to the other."""
    doors = {
        "first": Circle(at=(0, 1), kind="action", to=("a", "second")),
        "second": Circle(at=(4, 1), kind="action", to=("e",)),
        "third": Circle(at=(0, 2), kind="action", to=("a",)),
    }
    row = Measured(row_of("a", "b", "c", "d", "e", **doors))
    assert row.distance("first", "second") == 6  # never straight, though the map has them beside each other
    assert row.distance("first", "third") == 2
    assert row.distance("first", "first") == 0
    assert row.distance("c", "second") == 3


def rows_of(width: int, height: int) -> GameMap:
    """A grid of circles."""
    return map_of(
        **{
            f"c{x}-{y}": Circle(
                at=(x, y),
                to=tuple(f"c{i}-{j}" for i, j in ((x + 1, y), (x, y + 1)) if i < width and j < height),
            )
            for x in range(width)
            for y in range(height)
        }
    )


@pytest.mark.parametrize(("width", "height"), [(MEASURED_AT_ONCE // 10, 10), (MEASURED_AT_ONCE // 10, 11), (1000, 1)])
def test_boards_of_any_size_are_measured(width: int, height: int) -> None:
    board = Board.of(rows_of(width, height))
    distances = Distances.of(board)
    places = [(x, y) for x in range(width) for y in range(height)]
    for i in (0, width * height // 2, width * height - 1):
        x, y = places[i]
        assert list(distances.distances_from(i)) == [abs(x - a) + abs(y - b) for a, b in places]
        assert set(bits(distances.within(i, 3))) == set(diamond(places, x, y))


def diamond(places: list[tuple[int, int]], x: int, y: int) -> Iterator[int]:
    return (number for number, (a, b) in enumerate(places) if abs(x - a) + abs(y - b) <= 3)
