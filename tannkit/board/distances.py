"""Distances: how far circles are apart, who sees whom, and where a throw from a circle can land.

Circles are numbers in file order, sets of circles bit masks, distances counts of steps. Figures, smoke and rubble are
no part of a board, so nothing here depends on them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tannkit.board.board import Board, bits
from tannkit.board.layers import layers

UNREACHABLE = 1 << 30
"""The distance of circles between which there is no way; more than any number of steps."""
MEASURED_AT_ONCE = 200
"""Boards of so many circles are measured when they are loaded, larger ones circle by circle as somebody asks."""


@dataclass(frozen=True, slots=True, eq=False)
class Distances:
    """What can be measured on a board. All look-ups take the same short time, whatever the distance.

    `near` has the movement circles beside each circle, `beside` objective and action circles as well (RE-MAP-003).
    `sight` has the circles seen from each circle, itself included (RE-SIGHT-001), `smoke` those that a Smoke Grenade
    on the circle fills (RE-SMOKE-002).
    """

    board: Board
    near: tuple[int, ...]
    beside: tuple[int, ...]
    sight: tuple[int, ...]
    smoke: tuple[int, ...]
    # Filled as somebody asks; () is not measured yet. An answer never changes, so sharing between games does no harm.
    _rows: list[tuple[int, ...]] = field(repr=False)
    _within: list[tuple[int, ...]] = field(repr=False)
    _throws: list[tuple[int, ...]] = field(repr=False)

    @classmethod
    def of(cls, board: Board) -> Distances:
        """Measure a board."""
        number = len(board.circles)
        near = tuple(mask & board.movement for mask in board.neighbours)
        made = cls(
            board=board,
            near=near,
            # No step leads from one objective or action circle to another, whatever a map says.
            beside=tuple(mask if board.movement >> i & 1 else near[i] for i, mask in enumerate(board.neighbours)),
            sight=board.sight,
            smoke=tuple(mask | 1 << i for i, mask in enumerate(board.sight)),
            _rows=[()] * number,
            _within=[()] * number,
            _throws=[()] * number,
        )
        if number <= MEASURED_AT_ONCE:
            for i in range(number):
                made._measure(i)
                made._measure_throws(i)
        return made

    def distance(self, one: int, other: int) -> int:
        """The steps of the shortest route between two circles, UNREACHABLE if there is none (RE-RANGE-002).

        A route leads over movement circles; its ends may be of any kind, as when secret doors are placed (RE-Q-84).
        """
        return (self._rows[one] or self._measure(one))[other]

    def distances_from(self, circle: int) -> tuple[int, ...]:
        """The distances of all circles from one, in file order."""
        return self._rows[circle] or self._measure(circle)

    def within(self, circle: int, steps: int) -> int:
        """The movement circles at most so many steps away, the circle itself included (RE-RANGE-007, RE-MAP-010)."""
        if not self._within[circle]:
            self._measure(circle)
        return _at(self._within[circle], steps)

    def throw_targets(self, circle: int, reach: int) -> int:
        """The movement circles that a throw reaches, the thrower's own included (RE-GREN-003).

        Some route of at most `reach` steps leads there whose circles, but for the last, share a path with the
        thrower's circle; each may share another one (RE-GREN-004 to RE-GREN-007, RE-Q-35).
        """
        return _at(self._throws[circle] or self._measure_throws(circle), reach)

    def _measure(self, circle: int) -> tuple[int, ...]:
        row = [UNREACHABLE] * len(self.near)
        reached = layers(self.beside, circle, self.board.movement)
        before = 0
        for steps, mask in enumerate(reached):
            for i in bits(mask & ~before):
                row[i] = steps
            before = mask
        self._within[circle] = tuple(mask & self.board.movement for mask in reached)
        self._rows[circle] = tuple(row)
        return self._rows[circle]

    def _measure_throws(self, circle: int) -> tuple[int, ...]:
        # Nobody stands on a circle of another kind to throw from there.
        stands = self.board.movement >> circle & 1
        self._throws[circle] = layers(self.near, circle, self.sight[circle]) if stands else (0,)
        return self._throws[circle]


def _at(masks: tuple[int, ...], steps: int) -> int:
    """The mask of so many steps: nothing below 0, and no more than all that can be reached."""
    if steps < 0:
        return 0
    return masks[steps] if steps < len(masks) else masks[-1]
