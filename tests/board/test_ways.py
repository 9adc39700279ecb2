"""Ways over the board: steps, reach, parts and circles that cut it."""

import pytest

from tannkit.board.board import Board
from tannkit.board.facts import board_facts, way_to_work
from tannkit.board.ways import cut_circles, distance, parts, reachable, steps_from
from tannkit.model.maps import Circle, GameMap


def board_of(**circles: Circle) -> Board:
    return Board.of(GameMap(name="x", origin="x", circles=circles, paths={}))


def ring_with_tail() -> Board:
    """A ring of four, a tail of two at its third circle, and a goal between the first and the tail's end."""
    return board_of(
        r1=Circle(at=(0, 0), to=("r2", "r4"), entry=True),
        r2=Circle(at=(1, 0), to=("r3",)),
        r3=Circle(at=(1, 1), to=("r4", "t1")),
        r4=Circle(at=(0, 1)),
        t1=Circle(at=(2, 1), to=("t2",)),
        t2=Circle(at=(3, 1), entry=True),
        goal=Circle(at=(3, 0), kind="objective", to=("r1", "t2")),
        island=Circle(at=(9, 9)),
    )


def test_steps_are_the_fewest_and_never_lead_through_a_goal():
    board = ring_with_tail()
    assert steps_from(board, "r1") == {"r1": 0, "r2": 1, "r3": 2, "r4": 1, "t1": 3, "t2": 4}
    assert distance(board, "t2", "r1") == 4
    assert distance(board, "r1", "island") is None


def test_steps_from_a_goal_start_at_the_circles_beside_it():
    assert steps_from(ring_with_tail(), "goal")["t2"] == 1
    assert way_to_work(ring_with_tail(), "r3", "goal") == 2


def test_parts_of_a_board_that_is_cut():
    board = ring_with_tail()
    assert [board.ids(part) for part in parts(board)] == [("r1", "r2", "r3", "r4", "t1", "t2"), ("island",)]
    assert board.ids(reachable(board, "island")) == ("island",)


def test_circles_that_cut_the_board():
    assert cut_circles(ring_with_tail()) == ("r3", "t1")


def test_facts():
    facts = board_facts(ring_with_tail())
    assert (facts.movement_circles, facts.adjacencies) == (7, 6)
    assert facts.neighbour_counts == {0: 1, 1: 1, 2: 4, 3: 1}
    assert facts.longest_way == 4
    assert facts.mean_way == pytest.approx((4 * 1 + 2 * 2 + 1 + 2 + 2 + 3 + 2 + 3 + 3 + 4 + 1) / 15)
    assert facts.path_counts == {0: 7}
    assert (facts.smallest_path, facts.largest_path) == (0, 0)
    assert facts.adjacent_without_common_path[0] == ("r1", "r2")
    assert facts.entry_ways == {"goal": {"r1": 0, "t2": 0}}
    assert facts.between_entries == {("r1", "t2"): 4}
    assert facts.workers == {"goal": ("r1", "t2")}
