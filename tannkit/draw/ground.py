"""The ground of a map as small patches, each taken or free: where something as large as a name still finds room.

A row of patches is a number, and bit i of it the i-th patch from the left; so a whole row is asked at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, sqrt

from tannkit.board.geometry import Segment, Spot

PATCH = 0.05  # in grid steps
MOST_PATCHES = 1000  # along a side: a huge map has larger patches

Rows = Mapping[int, int]


@dataclass(slots=True)
class Ground:
    """The patches that are taken, by row; the corner of the first patch, and the length of a patch's side."""

    left: float
    top: float
    side: float
    taken: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, frame: tuple[float, float, float, float]) -> Ground:
        """Free ground within a frame: left, top, right, bottom."""
        left, top, right, bottom = frame
        return cls(left, top, max(PATCH, (right - left) / MOST_PATCHES, (bottom - top) / MOST_PATCHES))

    def take_disc(self, middle: Spot, radius: float) -> None:
        """Take the patches within a radius of a place."""
        for row in range(floor((middle[1] - radius - self.top) / self.side), self._row(middle[1] + radius) + 1):
            aside = radius * radius - ((row + 0.5) * self.side + self.top - middle[1]) ** 2
            if aside > 0:
                self._take(row, middle[0] - sqrt(aside), middle[0] + sqrt(aside))

    def take_line(self, line: Segment, reach: float) -> None:
        """Take the patches no further than `reach` beside a line."""
        (ax, ay), (bx, by) = sorted(line, key=lambda point: point[1])
        for row in range(self._row(ay - reach), self._row(by + reach) + 1):
            y = (row + 0.5) * self.side + self.top
            ends = [ax, bx]
            if by - ay > self.side:
                ends = [ax + (bx - ax) * min(1.0, max(0.0, (y + k * reach - ay) / (by - ay))) for k in (-1, 1)]
            self._take(row, min(ends) - reach, max(ends) + reach)

    def inside(self, outline: Sequence[Spot]) -> Rows:
        """The patches whose middles lie inside an outline, by row."""
        ys = [y for _, y in outline]
        found = {}
        for row in range(max(0, self._row(min(ys))), self._row(max(ys)) + 1):
            y = (row + 0.5) * self.side + self.top
            crossings = sorted(
                ax + (y - ay) * (bx - ax) / (by - ay)
                for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True)
                if (ay > y) != (by > y)
            )
            spans = zip(crossings[::2], crossings[1::2], strict=True)
            found[row] = sum(self._span(start, end) for start, end in spans)
        return found

    def free_place(self, within: Rows, width: float, height: float, near: Spot) -> Spot | None:
        """The middle of the free oblong of a size that lies nearest to a place, or None if none is free."""
        columns, rows = self._size(width, height)
        wanted = (near[0] - width / 2 - self.left) / self.side, (near[1] - height / 2 - self.top) / self.side
        best, best_gap = None, float("inf")
        for row in sorted(within, key=lambda each: abs(each - wanted[1])):
            down = row - wanted[1]
            if abs(down) >= best_gap:
                break
            free = -1
            for each in range(row, row + rows):
                free &= within.get(each, 0) & ~self.taken.get(each, 0)
            for column in _nearest(_starts(free, columns), max(0, round(wanted[0]))):
                gap = ((column - wanted[0]) ** 2 + down**2) ** 0.5
                if gap < best_gap:
                    best, best_gap = self._middle(column, row, columns, rows), gap
        return best

    def least_taken(self, within: Rows, width: float, height: float, near: Spot) -> Spot:
        """The middle of an oblong of a size that covers least, its middle inside; the place itself if there is none."""
        columns, rows = self._size(width, height)
        oblong = (1 << columns) - 1
        best, least = near, (float("inf"), 0.0)
        for row in range(min(within) - rows // 2, max(within) - rows // 2, 2) if within else ():
            inside = within.get(row + rows // 2, 0)
            for middle in range(0, inside.bit_length(), 2):
                column = middle - columns // 2
                if column < 0 or not inside >> middle & 1:
                    continue
                covered = sum(
                    (self.taken.get(each, 0) >> column & oblong).bit_count() for each in range(row, row + rows)
                )
                place = self._middle(column, row, columns, rows)
                worth = (covered, abs(place[0] - near[0]) + abs(place[1] - near[1]))
                if worth < least:
                    best, least = place, worth
        return best

    def take_oblong(self, middle: Spot, width: float, height: float) -> None:
        """Take the patches of an oblong."""
        for row in range(self._row(middle[1] - height / 2), self._row(middle[1] + height / 2) + 1):
            self._take(row, middle[0] - width / 2, middle[0] + width / 2)

    def _row(self, y: float) -> int:
        return floor((y - self.top) / self.side)

    def _size(self, width: float, height: float) -> tuple[int, int]:
        return ceil(width / self.side), ceil(height / self.side)

    def _middle(self, column: int, row: int, columns: int, rows: int) -> Spot:
        return self.left + (column + columns / 2) * self.side, self.top + (row + rows / 2) * self.side

    def _span(self, start: float, end: float) -> int:
        first = max(0, floor((start - self.left) / self.side))
        return (1 << max(0, ceil((end - self.left) / self.side) - first)) - 1 << first

    def _take(self, row: int, start: float, end: float) -> None:
        self.taken[row] = self.taken.get(row, 0) | self._span(start, end)


def _starts(free: int, length: int) -> int:
    """The patches at which so many free ones in a row start."""
    reached = 1
    while reached < length and free:
        step = min(reached, length - reached)
        free &= free >> step
        reached += step
    return free


def _nearest(patches: int, column: int) -> list[int]:
    """Of some patches of a row, the nearest to a column on either side."""
    before = patches & ((1 << column + 1) - 1)
    after = patches >> column
    found = [before.bit_length() - 1] if before else []
    return found + ([column + (after & -after).bit_length() - 1] if after else [])
