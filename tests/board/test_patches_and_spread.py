"""Patches find all that is near, and steps spread no further than they are allowed to."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tannkit.board.board import Board, adjacencies
from tannkit.board.geometry import CIRCLE_RADIUS, apart, crossing, to_segment
from tannkit.board.layout_faults import (
    far_neighbours,
    lines_over_circles,
    lines_that_cross,
    lines_through_walls,
    overlapping_circles,
)
from tannkit.board.spread import joined_parts, spread
from tannkit.model.maps import Circle, GameMap

PLACES = st.lists(st.tuples(st.integers(-12, 12), st.integers(-12, 12)), min_size=2, max_size=12)


def map_of(circles, walls=()):
    return GameMap(name="x", origin="x", circles=circles, paths={}, walls=walls)


def chain(places, scale=1.0):
    """Circles at these places, each the neighbour of the next."""
    spots = [(x * scale, y * scale) for x, y in places]
    return {f"c{i}": Circle(at=at, to=(f"c{i + 1}",) if i < len(places) - 1 else ()) for i, at in enumerate(spots)}


@settings(max_examples=60, deadline=None)
@given(PLACES)
def test_layout_faults_are_those_that_comparing_everything_finds(places):
    board = Board.of(map_of(chain(places, 0.35)))
    spots, names = board.places, board.circles
    pairs = [(i, j) for i in range(len(names)) for j in range(i + 1, len(names))]
    assert sorted(overlapping_circles(board)) == sorted(
        (names[i], names[j]) for i, j in pairs if apart(spots[i], spots[j]) < 2 * CIRCLE_RADIUS
    )
    drawn = [(i, j) for i, j in adjacencies(board) if apart(spots[i], spots[j]) <= 8]
    assert list(lines_over_circles(board)) == [
        (names[i], names[j], names[k])
        for i, j in drawn
        for k in range(len(names))
        if k not in (i, j) and to_segment(spots[k], (spots[i], spots[j])) < CIRCLE_RADIUS
    ]
    assert [(one, other) for one, other, _ in lines_that_cross(board)] == [
        ((names[i], names[j]), (names[k], names[m]))
        for n, (i, j) in enumerate(drawn)
        for k, m in drawn[n + 1 :]
        if not {i, j} & {k, m} and crossing((spots[i], spots[j]), (spots[k], spots[m]))
    ]


@settings(max_examples=60, deadline=None)
@given(PLACES, st.tuples(st.integers(-6, 6), st.integers(-6, 6)), st.tuples(st.integers(-6, 6), st.integers(-6, 6)))
def test_walls_are_found_wherever_they_run(places, start, end):
    game_map = map_of(chain(places, 0.35), walls=((start, end),))
    board = Board.of(game_map)
    assert [(one, other) for one, other, _ in lines_through_walls(game_map, board)] == [
        (board.circles[i], board.circles[j])
        for i, j in adjacencies(board)
        if apart(board.places[i], board.places[j]) <= 8 and crossing((board.places[i], board.places[j]), (start, end))
    ]


def test_far_neighbours():
    board = Board.of(map_of(chain([(0, 0), (8, 0), (17, 0)])))
    assert list(far_neighbours(board)) == [("c1", "c2", 9.0)]


def test_spread_and_joined_parts():
    board = Board.of(map_of(chain([(i, 0) for i in range(6)])))
    assert board.ids(spread(board, 0, board.movement, 2)) == ("c0", "c1", "c2")
    assert board.ids(spread(board, 2, 0b101110)) == ("c1", "c2", "c3")
    assert joined_parts(board, 0b101110) == (0b001110, 0b100000)
    assert joined_parts(board, 0) == ()
