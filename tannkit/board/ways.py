"""Ways: how many steps it takes from circle to circle, what can be reached, and where one circle cuts the board."""

from __future__ import annotations

from tannkit.board.board import Board, adjacencies, bits
from tannkit.board.spread import joined_parts, spread


def steps_from(board: Board, start: str) -> dict[str, int]:
    """The fewest steps from a circle to each circle that can be reached, over movement circles only.

    An objective or action circle may be the start (it is worked from its neighbours) but is never walked through.
    """
    origin = board.circles.index(start)
    return {board.circles[i]: steps for i, steps in enumerate(_steps(board, origin)) if steps is not None}


def distance(board: Board, start: str, goal: str) -> int | None:
    """The fewest steps between two circles, or None where there is no way."""
    return steps_from(board, start).get(goal)


def reachable(board: Board, start: str) -> int:
    """The set of movement circles that can be reached from a circle, itself included."""
    return spread(board, board.circles.index(start), board.movement)


def parts(board: Board) -> tuple[int, ...]:
    """The sets of movement circles between which there is no way; one set on a sound board."""
    return joined_parts(board, board.movement)


def cut_circles(board: Board) -> tuple[str, ...]:
    """The movement circles whose removal would cut the board in two, in file order."""
    import networkx  # slow to import, and only this question needs it

    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_nodes_from(bits(board.movement))
    graph.add_edges_from(adjacencies(board, among=board.movement))
    return tuple(board.circles[i] for i in sorted(networkx.articulation_points(graph)))


def _next_front(board: Board, front: int, seen: int) -> int:
    found = 0
    for i in bits(front):
        found |= board.neighbours[i]
    return found & board.movement & ~seen


def _steps(board: Board, origin: int) -> list[int | None]:
    steps: list[int | None] = [None] * len(board.circles)
    seen = front = 1 << origin
    count = 0
    while front:
        for i in bits(front):
            steps[i] = count
        front = _next_front(board, front, seen)
        seen |= front
        count += 1
    return steps
