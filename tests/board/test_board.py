"""The board: completed adjacencies, numbers, sight and sets of circles."""

from tannkit.board.board import Board, adjacencies, bits
from tannkit.model.maps import Circle, GameMap, Path


def small_map() -> GameMap:
    """a - b - c in a row, d alone; b lies on both paths; a goal beside c, an action circle beside a."""
    return GameMap(
        name="Row",
        origin="made up",
        circles={
            "a": Circle(at=(0, 0), to=("b", "crate"), paths=("red",), entry=True),
            "goal": Circle(at=(3, 0), kind="objective", tier="primary", to=("c",)),
            "b": Circle(at=(1, 0), to=("c", "a"), paths=("red", "blue")),
            "c": Circle(at=(2, 0), paths=("blue",), entry=True),
            "d": Circle(at=(9, 9)),
            "crate": Circle(at=(0, 1), kind="action"),
        },
        paths={"red": Path(name="Red", colour="#ff0000"), "blue": Path(name="Blue", colour="#0000ff")},
    )


def test_each_adjacency_is_completed_and_counted_once():
    board = Board.of(small_map())
    assert board.neighbours_of("c") == ("goal", "b")
    assert board.neighbours_of("crate") == ("a",)
    assert [(board.circles[i], board.circles[j]) for i, j in adjacencies(board, among=board.movement)] == [
        ("a", "b"),
        ("b", "c"),
    ]
    assert len(adjacencies(board)) == 4


def test_kinds_are_numbered_apart_in_file_order():
    assert Board.of(small_map()).numbers == ("1", "O1", "2", "3", "4", "A1")


def test_circles_of_a_common_path_see_each_other():
    board = Board.of(small_map())
    assert board.sees("a", "b")
    assert board.sees("b", "c")
    assert not board.sees("a", "c")
    assert not board.sees("d", "d")


def test_sets_of_circles():
    board = Board.of(small_map())
    assert board.ids(board.movement) == ("a", "b", "c", "d")
    assert board.ids(board.objectives) == ("goal",)
    assert board.ids(board.actions) == ("crate",)
    assert board.ids(board.entries) == ("a", "c")
    assert board.workers_of("goal") == ("c",)
    assert list(bits(0b1011)) == [0, 1, 3]


def test_names_that_stand_for_nothing_are_passed_over():
    game_map = GameMap(
        name="x", origin="x", circles={"a": Circle(at=(0, 0), to=("a", "gone"), paths=("gone",))}, paths={}
    )
    board = Board.of(game_map)
    assert board.neighbours == (0,)
    assert board.sight == (0,)
