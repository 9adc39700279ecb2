"""Patches: which things lie in which patch of the grid, so that only near ones need to be compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import floor

from tannkit.board.geometry import Segment

Patch = tuple[int, int]


def patches_of(segment: Segment, margin: float = 0.0) -> Iterator[Patch]:
    """The patches (the unit squares of the grid) that a segment runs through or passes no further away than `margin`.

    A few more patches may be among them, never fewer.
    """
    (ax, ay), (bx, by) = sorted(segment)
    rise = (by - ay) / (bx - ax) if bx > ax else 0.0
    for column in range(floor(ax - margin), floor(bx + margin) + 1):
        # Between these two, the line can come near the column.
        left, right = max(ax, column - margin), min(bx, column + 1 + margin)
        ends = (ay + (left - ax) * rise, ay + (right - ax) * rise) if bx > ax else (ay, by)
        for row in range(floor(min(ends) - margin), floor(max(ends) + margin) + 1):
            yield column, row


def by_patch(segments: Iterable[Segment], margin: float = 0.0) -> dict[Patch, list[int]]:
    """The places in the list of the segments that run through each patch. A point is a segment of no length."""
    found: dict[Patch, list[int]] = {}
    for place, segment in enumerate(segments):
        for patch in patches_of(segment, margin):
            found.setdefault(patch, []).append(place)
    return found
