"""The board: circles with their numbers, neighbours and paths, made from a map for counting and measuring.

Sets of circles are bit masks: bit i stands for the i-th circle of the map's file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_

from tannkit.model.maps import Circle, GameMap

NUMBER_PREFIX = {"movement": "", "objective": "O", "action": "A"}


@dataclass(frozen=True, slots=True)
class Board:
    """Circles of a map in file order, with adjacencies completed and paths as bit masks."""

    circles: tuple[str, ...]
    places: tuple[tuple[float, float], ...]
    numbers: tuple[str, ...]
    paths: tuple[str, ...]
    path_masks: tuple[int, ...]
    neighbours: tuple[int, ...]
    sight: tuple[int, ...]
    movement: int
    objectives: int
    actions: int
    entries: int

    @classmethod
    def of(cls, game_map: GameMap) -> Board:
        """Read the board off a map; names that stand for nothing are passed over (another check reports them)."""
        ids = tuple(game_map.circles)
        index = {name: i for i, name in enumerate(ids)}
        circles = tuple(game_map.circles.values())
        masks = _path_masks(game_map)
        kinds = {kind: _mask(i for i, c in enumerate(circles) if c.kind == kind) for kind in NUMBER_PREFIX}
        return cls(
            circles=ids,
            places=tuple((float(circle.at[0]), float(circle.at[1])) for circle in circles),
            numbers=_numbers(circles),
            paths=tuple(game_map.paths),
            path_masks=tuple(masks.values()),
            neighbours=_neighbours(circles, index),
            sight=tuple(_union(masks[path] for path in _paths(circle) if path in masks) for circle in circles),
            movement=kinds["movement"],
            objectives=kinds["objective"],
            actions=kinds["action"],
            entries=_mask(i for i, circle in enumerate(circles) if circle.entry),
        )

    def ids(self, mask: int) -> tuple[str, ...]:
        """The ids of a set of circles, in file order."""
        return tuple(self.circles[i] for i in bits(mask))

    def number(self, circle: str) -> str:
        """The number that the circle bears on the map: 1, 2 … for movement circles, O1 and A1 for others."""
        return self.numbers[self.circles.index(circle)]

    def neighbours_of(self, circle: str) -> tuple[str, ...]:
        """The circles adjacent to a circle, in file order."""
        return self.ids(self.neighbours[self.circles.index(circle)])

    def workers_of(self, circle: str) -> tuple[str, ...]:
        """The movement circles from which an objective or action circle is worked."""
        return self.ids(self.neighbours[self.circles.index(circle)] & self.movement)

    def sees(self, one: str, other: str) -> bool:
        """Whether two circles lie on a common path."""
        return bool(self.sight[self.circles.index(one)] >> self.circles.index(other) & 1)


def bits(mask: int) -> Iterator[int]:
    """The places of a mask's set bits, from low to high."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def adjacencies(board: Board, *, among: int | None = None) -> tuple[tuple[int, int], ...]:
    """Every adjacency once, lower circle first, optionally only those inside a set of circles."""
    allowed = -1 if among is None else among
    return tuple(
        (i, j) for i, near in enumerate(board.neighbours) if allowed >> i & 1 for j in bits(near & allowed) if i < j
    )


def _mask(places: Iterator[int]) -> int:
    return _union(1 << place for place in places)


def _union(masks: Iterator[int]) -> int:
    return reduce(or_, masks, 0)


def _paths(circle: Circle) -> tuple[str, ...]:
    return circle.paths if circle.kind == "movement" else ()


def _path_masks(game_map: GameMap) -> dict[str, int]:
    masks = dict.fromkeys(game_map.paths, 0)
    for i, circle in enumerate(game_map.circles.values()):
        for path in _paths(circle):
            if path in masks:
                masks[path] |= 1 << i
    return masks


def _neighbours(circles: tuple[Circle, ...], index: dict[str, int]) -> tuple[int, ...]:
    near = [0] * len(circles)
    for i, circle in enumerate(circles):
        for name in circle.to:
            j = index.get(name, i)
            if i != j:
                near[i] |= 1 << j
                near[j] |= 1 << i
    return tuple(near)


def _numbers(circles: tuple[Circle, ...]) -> tuple[str, ...]:
    counts = dict.fromkeys(NUMBER_PREFIX, 0)
    numbers = []
    for circle in circles:
        counts[circle.kind] += 1
        numbers.append(f"{NUMBER_PREFIX[circle.kind]}{counts[circle.kind]}")
    return tuple(numbers)
