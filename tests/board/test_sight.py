"""Sight: who sees whom by the paths of circles, and which circles smoke fills."""

from pathlib import Path

import pytest

import tannkit
from tannkit.board.board import Board, bits
from tannkit.board.distances import Distances
from tannkit.model.maps import Circle, GameMap
from tannkit.model.maps import Path as MapPath

PACK = Path(__file__).parents[2] / "content" / "tannhauser_revised"


def map_of(**lines: str) -> GameMap:
    """Circles with their paths as words, far from one another and with no adjacency."""
    paths = {name: MapPath(name=name, colour="#000000") for name in ("red", "blue", "green")}
    circles = {name: Circle(at=(9 * x, 0), paths=tuple(of.split())) for x, (name, of) in enumerate(lines.items())}
    return GameMap(name="x", origin="x", circles=circles, paths=paths)


def seen(game_map: GameMap, circle: str) -> tuple[str, ...]:
    board = Board.of(game_map)
    return board.ids(Distances.of(board).sight[board.circles.index(circle)])


def smoky(game_map: GameMap, circle: str) -> tuple[str, ...]:
    board = Board.of(game_map)
    return board.ids(Distances.of(board).smoke[board.circles.index(circle)])


@pytest.mark.rule("RE-SIGHT-001")
def test_a_common_path_gives_sight_at_any_distance() -> None:
    red = map_of(**{f"c{i}": "red" for i in range(30)})
    assert "c29" in seen(red, "c0")


def test_without_a_common_path_there_is_no_sight() -> None:
    """RE-SIGHT-002 as far as sight goes; that the attack is refused is the engine's matter."""
    apart = map_of(you="red", other="blue")
    assert seen(apart, "you") == ("you",)


@pytest.mark.rule("RE-SIGHT-003", "RE-MAP-002")
def test_several_paths_are_all_seen_from_and_do_not_join() -> None:
    crossing = map_of(x="red blue", y="red", z="blue", far="green")
    assert seen(crossing, "x") == ("x", "y", "z")
    assert seen(crossing, "y") == ("x", "y")
    assert seen(crossing, "z") == ("x", "z")


@pytest.mark.rule("RE-SIGHT-001", "RE-SIGHT-003", "RE-SIGHT-004")
def test_sight_on_bundled_maps_is_a_common_path_and_mutual() -> None:
    for entry in tannkit.load(PACK).entries("maps"):
        game_map = entry.model(GameMap)
        sight = Distances.of(Board.of(game_map)).sight
        lines = [set(each.paths) for each in game_map.circles.values()]
        for i, mask in enumerate(sight):
            assert set(bits(mask)) == {j for j, other in enumerate(lines) if lines[i] & other}
            assert all(sight[j] >> i & 1 for j in bits(mask))


@pytest.mark.rule("RE-SMOKE-002")
def test_smoke_fills_every_path_of_its_circle() -> None:
    yard = map_of(target="red blue", r="red", b="blue green", g="green", both="red blue")
    assert smoky(yard, "target") == ("target", "r", "b", "both")
    assert smoky(yard, "g") == ("b", "g")


def test_smoke_fills_its_own_circle_even_off_all_paths() -> None:
    assert smoky(map_of(lonely="", other="red"), "lonely") == ("lonely",)
