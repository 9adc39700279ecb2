"""Geometry: distances and crossings on the plane of a map, measured in its grid steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot

Spot = tuple[float, float]
Segment = tuple[Spot, Spot]

CIRCLE_RADIUS = 0.4  # how large circles are drawn; two of them need twice that between their middles


def spot(point: Sequence[float]) -> Spot:
    """A point of a map file as a pair of numbers."""
    return float(point[0]), float(point[1])


def apart(one: Spot, other: Spot) -> float:
    """The distance of two points."""
    return hypot(one[0] - other[0], one[1] - other[1])


def to_segment(point: Spot, segment: Segment) -> float:
    """The distance of a point from the nearest point of a segment."""
    (ax, ay), (bx, by) = segment
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else ((point[0] - ax) * dx + (point[1] - ay) * dy) / length
    along = min(1.0, max(0.0, along))
    return apart(point, (ax + along * dx, ay + along * dy))


def crossing(one: Segment, other: Segment) -> Spot | None:
    """Where two segments cross or touch; None if they do not, or if they lie along each other."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if turn == 0:
        return None
    s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn
    t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn
    if not (0 <= s <= 1 and 0 <= t <= 1):
        return None
    return ax + s * (bx - ax), ay + s * (by - ay)


def inside(point: Spot, outline: Sequence[Spot]) -> bool:
    """Whether a point lies inside a polygon."""
    x, y = point
    result = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            result = not result
    return result


def middle(outline: Sequence[Spot]) -> Spot:
    """The middle (centre of mass) of a polygon; the mean of its corners if it has no area."""
    doubled = mx = my = 0.0
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        cross = ax * by - bx * ay
        doubled += cross
        mx += (ax + bx) * cross
        my += (ay + by) * cross
    if abs(doubled) < 1e-9:
        return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)
    return mx / (3 * doubled), my / (3 * doubled)


def legs(line: Iterable[Spot]) -> tuple[Segment, ...]:
    """The segments of a line through several points."""
    return tuple(pairwise(line))
