"""What the clauses on maps say of adjacency, walls, doors, path colours and circles of other kinds."""

from dataclasses import replace

import pytest

from tannkit.board.board import Board
from tannkit.board.distances import Distances
from tannkit.model.maps import Circle, Door, GameMap, Path

PATHS = {name: Path(name=name, colour="#000000") for name in ("red", "blue")}


def yard() -> GameMap:
    """A ring a-b-c-d that is open between d and a, where a wall stands; a crate beside a, a goal between a and d."""
    return GameMap(
        name="Yard",
        origin="made up",
        circles={
            "a": Circle(at=(0, 0), paths=("red",), to=("b", "crate")),
            "b": Circle(at=(1, 0), paths=("blue",), modifiers={"movement": -2}),
            "c": Circle(at=(1, 1), paths=("blue",), to=("b", "d")),
            "d": Circle(at=(0, 1), paths=("red",)),
            "crate": Circle(at=(-1, 0), kind="action"),
            "goal": Circle(at=(2, 0), kind="objective", to=("a", "d")),
        },
        paths=PATHS,
        walls=(((-0.5, 0.5), (0.5, 0.5)),),
    )


class Asked:
    """A map, asked by the ids of circles."""

    def __init__(self, game_map: GameMap) -> None:
        self.board = Board.of(game_map)
        self.measured = Distances.of(self.board)

    def place(self, name: str) -> int:
        return self.board.circles.index(name)

    def beside(self, name: str) -> tuple[str, ...]:
        return self.board.ids(self.measured.beside[self.place(name)])

    def near(self, name: str) -> tuple[str, ...]:
        return self.board.ids(self.measured.near[self.place(name)])

    def distance(self, one: str, other: str) -> int:
        return self.measured.distance(self.place(one), self.place(other))

    def within(self, name: str, steps: int) -> tuple[str, ...]:
        return self.board.ids(self.measured.within(self.place(name), steps))

    def sees(self, one: str, other: str) -> bool:
        return bool(self.measured.sight[self.place(one)] >> self.place(other) & 1)

    def everything(self) -> object:
        """All that is measured, to compare two maps."""
        circles = range(len(self.board.circles))
        return (
            self.measured.near,
            self.measured.beside,
            self.measured.sight,
            self.measured.smoke,
            [self.measured.distances_from(i) for i in circles],
            [[self.measured.throw_targets(i, reach) for reach in range(6)] for i in circles],
        )


@pytest.mark.rule("RE-MAP-003")
def test_adjacency_is_what_the_map_lists_in_both_directions() -> None:
    asked = Asked(yard())
    assert asked.beside("a") == ("b", "crate", "goal")
    assert asked.beside("b") == ("a", "c")
    assert asked.beside("crate") == ("a",)
    assert asked.beside("goal") == ("a", "d")
    assert asked.near("a") == ("b",)
    assert asked.near("goal") == ("a", "d")


@pytest.mark.rule("RE-MAP-003")
def test_objective_and_action_circles_are_beside_movement_circles_only() -> None:
    game_map = yard()
    crate = replace(game_map.circles["crate"], to=("goal",))
    asked = Asked(replace(game_map, circles={**game_map.circles, "crate": crate}))
    assert asked.beside("crate") == ("a",)
    assert asked.beside("goal") == ("a", "d")


@pytest.mark.rule("RE-MAP-004")
def test_adjacency_does_not_ask_for_a_common_path() -> None:
    asked = Asked(yard())
    assert not asked.sees("a", "b")
    assert asked.distance("a", "b") == 1


@pytest.mark.rule("RE-MAP-006")
def test_beyond_a_wall_there_is_sight_but_no_adjacency() -> None:
    asked = Asked(yard())
    assert "d" not in asked.beside("a")
    assert asked.sees("a", "d")
    assert asked.distance("a", "d") == 3


@pytest.mark.rule("RE-MAP-006")
def test_walls_change_nothing_that_is_measured() -> None:
    assert Asked(yard()).everything() == Asked(replace(yard(), walls=())).everything()


def test_doors_change_nothing_that_is_measured() -> None:
    """RE-MAP-007 as far as the board goes; the price of the step is the engine's matter."""
    doors = (Door(at=(0, 0.5), to=(0.3, 0.5)), Door(at=(0.5, 0), to=(0.5, 0.3)))
    assert Asked(yard()).everything() == Asked(replace(yard(), doors=doors)).everything()


@pytest.mark.rule("RE-MAP-010")
def test_circles_are_counted_over_movement_circles_only() -> None:
    asked = Asked(yard())
    assert asked.within("a", 3) == ("a", "b", "c", "d")
    assert asked.within("a", 2) == ("a", "b", "c")  # the goal lies beside a and d, but is no way
    assert asked.within("goal", 1) == ("a", "d")


@pytest.mark.rule("RE-RANGE-004")
def test_icons_on_the_way_do_not_lengthen_a_range() -> None:
    asked = Asked(yard())
    assert asked.distance("a", "c") == 2  # over b with its two red icons


@pytest.mark.rule("RE-RANGE-006")
def test_a_range_is_counted_alike_on_one_path_and_across_several() -> None:
    asked = Asked(yard())
    assert asked.sees("a", "d")  # both on red
    assert "d" in asked.within("a", 3)
    assert "d" not in asked.within("a", 2)
    assert "c" in asked.within("a", 2)  # from red to blue
    assert "c" not in asked.within("a", 1)
