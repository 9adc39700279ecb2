"""Room names: where the name of a room stands so that it covers no circle and no line, if there is such a place."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

from tannkit.board.geometry import Segment, Spot, apart, inside, middle, spot
from tannkit.model.maps import Room

LETTER = 0.125  # about how wide a letter is, in grid steps; a name too long only comes nearer to a circle
GRID = 0.25
FROM_CIRCLE = 0.6  # from a circle's middle to the name's middle line: farther away is no better
FROM_LINE = 0.2
HEIGHT = 0.1  # half of a letter's height
NEARNESS = 0.04  # how much freedom a grid step nearer to the middle is worth

Obstacle = tuple[float, float, float]  # a place, and how far from it a name should stay


def obstacles(circles: Iterable[Spot], lines: Iterable[Segment]) -> list[Obstacle]:
    """What names should keep away from: circles, and places along lines such as adjacencies and walls."""
    found = [(x, y, FROM_CIRCLE) for x, y in circles]
    for (ax, ay), (bx, by) in lines:
        count = int(hypot(bx - ax, by - ay) / FROM_LINE)
        found += [(ax + (bx - ax) * k / count, ay + (by - ay) * k / count, FROM_LINE) for k in range(1, count)]
    return found


def name_place(room: Room, name: str, keep_away: list[Obstacle]) -> Spot:
    """Where a room's name stands: where the map says, else at the free place nearest to the room's middle."""
    if room.name_at:
        return spot(room.name_at)
    outline = [spot(point) for point in room.outline]
    centre = middle(outline)
    half = len(name) * LETTER / 2
    left, top, right, bottom = _box(outline)
    near = [(x, y, far) for x, y, far in keep_away if left - 1 < x < right + 1 and top - 1 < y < bottom + 1]
    # A name too long for its room runs over the wall, but starts from a place inside.
    fit = _freest(outline, half, half, centre, near) or _freest(outline, 0, half, centre, near)
    return fit or centre


def _freest(outline: list[Spot], inner_half: float, half: float, centre: Spot, near: list[Obstacle]) -> Spot | None:
    """The best place whose middle part of `inner_half` lies inside the room, or None if there is none."""
    best, best_worth = None, float("-inf")
    for gap, at in sorted((apart(at, centre), at) for at in _grid(outline, inner_half)):
        if 1 - NEARNESS * gap <= best_worth:
            break  # even a wholly free place would be too far off now
        if _fits(at, inner_half, outline):
            worth = _freedom(at, half, near) - NEARNESS * gap
            if worth > best_worth:
                best, best_worth = at, worth
    return best


def _box(outline: list[Spot]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def _grid(outline: list[Spot], half: float) -> list[Spot]:
    left, top, right, bottom = _box(outline)
    return [
        (left + half + 0.1 + i * GRID, top + 0.2 + j * GRID)
        for i in range(int((right - left - 2 * half - 0.2) / GRID) + 1)
        for j in range(int((bottom - top - 0.4) / GRID) + 1)
    ]


def _fits(at: Spot, half: float, outline: list[Spot]) -> bool:
    corners = [(half, HEIGHT), (half, -HEIGHT), (-half, HEIGHT), (-half, -HEIGHT)]
    return all(inside((at[0] + dx, at[1] + dy), outline) for dx, dy in corners)


def _freedom(at: Spot, half: float, near: list[Obstacle]) -> float:
    """How free a level line of this half width lies: 1 if it keeps away from everything, 0 if it hits something."""
    x, y = at
    freedom = 1.0
    for ox, oy, far in near:
        if abs(oy - y) < far and (aside := abs(ox - x) - half) < far:
            freedom = min(freedom, hypot(max(0.0, aside), oy - y) / far)
    return freedom
