"""Geometry on the plane of a map, and the faults of layout that follow from it."""

import pytest

from tannkit.board.board import Board
from tannkit.board.geometry import crossing, inside, legs, middle, to_segment
from tannkit.board.layout_faults import lines_over_circles, lines_through_walls, opening, overlapping_circles
from tannkit.model.maps import Circle, Door, GameMap

SQUARE = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]


@pytest.mark.parametrize(("point", "expected"), [((1, 1), 1), ((-3, 4), 5), ((2, 0), 0), ((6, 3), 5), ((0.5, -2), 2)])
def test_distance_to_a_segment(point, expected):
    assert to_segment(point, ((0, 0), (2, 0))) == pytest.approx(expected)


def test_distance_to_a_segment_without_length():
    assert to_segment((3, 4), ((0, 0), (0, 0))) == 5


def test_crossing():
    assert crossing(((0, 0), (2, 2)), ((0, 2), (2, 0))) == (1, 1)
    assert crossing(((0, 0), (2, 0)), ((1, 0), (1, 5))) == (1, 0)
    assert crossing(((0, 0), (1, 0)), ((2, -1), (2, 1))) is None
    assert crossing(((0, 0), (1, 0)), ((0, 1), (1, 1))) is None


def test_inside_and_middle():
    assert inside((1, 1), SQUARE)
    assert not inside((3, 1), SQUARE)
    assert middle(SQUARE) == (1, 1)
    assert middle([(0.0, 0.0), (2.0, 0.0)]) == (1, 0)
    assert legs(SQUARE[:3]) == (((0, 0), (2, 0)), ((2, 0), (2, 2)))


def map_of(walls=(), doors=(), **circles):
    return GameMap(name="x", origin="x", circles=circles, paths={}, walls=walls, doors=doors)


def test_overlapping_circles():
    board = Board.of(map_of(b=Circle(at=(0.5, 0)), a=Circle(at=(0, 0)), far=Circle(at=(2, 0))))
    assert list(overlapping_circles(board)) == [("b", "a")]


def test_lines_over_circles():
    board = Board.of(
        map_of(a=Circle(at=(0, 0), to=("c",)), b=Circle(at=(1, 0.1)), c=Circle(at=(2, 0)), d=Circle(at=(1, 1)))
    )
    assert list(lines_over_circles(board)) == [("a", "c", "b")]


def test_lines_through_walls_but_for_doors():
    circles = {
        "a": Circle(at=(0, 0), to=("b",)),
        "b": Circle(at=(2, 0)),
        "c": Circle(at=(0, 2), to=("d",)),
        "d": Circle(at=(2, 2)),
    }
    door = Door(at=(1, 0), to=(1, 0.3))
    game_map = map_of(walls=(((1, -1), (1, 3)),), doors=(door,), **circles)
    assert opening(door) == ((1, -0.3), (1, 0.3))
    assert list(lines_through_walls(game_map, Board.of(game_map))) == [("c", "d", (1, 2))]
