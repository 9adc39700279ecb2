"""Board facts: the figures that say what a board is like, from the count of circles to the longest way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median

from tannkit.board.board import Board, adjacencies, bits
from tannkit.board.ways import cut_circles, steps_from


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """The figures of one board; counts by key are sorted by key."""

    movement_circles: int
    adjacencies: int
    neighbour_counts: dict[int, int]
    paths: int
    smallest_path: int
    median_path: float
    largest_path: int
    path_counts: dict[int, int]
    adjacent_without_common_path: tuple[tuple[str, str], ...]
    share_of_pairs_in_sight: float
    longest_way: int
    mean_way: float
    cut_circles: tuple[str, ...]
    objective_circles: tuple[str, ...]
    action_circles: tuple[str, ...]
    entry_circles: tuple[str, ...]
    workers: dict[str, tuple[str, ...]]
    entry_ways: dict[str, dict[str, int | None]]
    between_entries: dict[tuple[str, str], int | None]


def board_facts(board: Board) -> BoardFacts:
    """Count and measure a board."""
    movement = tuple(bits(board.movement))
    pairs = adjacencies(board, among=board.movement)
    sizes = sorted(mask.bit_count() for mask in board.path_masks)
    ways = _ways(board, movement)
    goals = board.ids(board.objectives | board.actions)
    entries = board.ids(board.entries)
    return BoardFacts(
        movement_circles=len(movement),
        adjacencies=len(pairs),
        neighbour_counts=_tally((board.neighbours[i] & board.movement).bit_count() for i in movement),
        paths=len(board.paths),
        smallest_path=sizes[0] if sizes else 0,
        median_path=float(median(sizes)) if sizes else 0.0,
        largest_path=sizes[-1] if sizes else 0,
        path_counts=_tally(sum(mask >> i & 1 for mask in board.path_masks) for i in movement),
        adjacent_without_common_path=tuple(
            (board.circles[i], board.circles[j]) for i, j in pairs if not board.sight[i] >> j & 1
        ),
        share_of_pairs_in_sight=_share_in_sight(board, movement),
        longest_way=max(ways, default=0),
        mean_way=sum(ways) / len(ways) if ways else 0.0,
        cut_circles=cut_circles(board),
        objective_circles=board.ids(board.objectives),
        action_circles=board.ids(board.actions),
        entry_circles=entries,
        workers={goal: board.workers_of(goal) for goal in goals},
        entry_ways={goal: {entry: way_to_work(board, entry, goal) for entry in entries} for goal in goals},
        between_entries={
            (one, other): steps_from(board, one).get(other)
            for k, one in enumerate(entries)
            for other in entries[k + 1 :]
        },
    )


def way_to_work(board: Board, start: str, goal: str) -> int | None:
    """The fewest steps from a circle to one from which an objective or action circle is worked."""
    steps = steps_from(board, start)
    return min((steps[circle] for circle in board.workers_of(goal) if circle in steps), default=None)


def _ways(board: Board, movement: tuple[int, ...]) -> list[int]:
    """The length of the shortest way of every pair of movement circles that is joined at all."""
    found = []
    for i in movement:
        steps = steps_from(board, board.circles[i])
        found += [steps[board.circles[j]] for j in movement if j > i and board.circles[j] in steps]
    return found


def _share_in_sight(board: Board, movement: tuple[int, ...]) -> float:
    pairs = len(movement) * (len(movement) - 1) // 2
    seen = sum((board.sight[i] >> (i + 1)).bit_count() for i in movement)
    return seen / pairs if pairs else 0.0


def _tally(values: Iterable[int]) -> dict[int, int]:
    return dict(sorted(Counter(values).items()))
