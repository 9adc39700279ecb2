"""Room names: where the name of a room stands so that it covers no circle."""

from __future__ import annotations

from math import hypot

from tannkit.board.geometry import Spot, apart, inside, middle, spot
from tannkit.model.maps import Room

LETTER = 0.14  # about how wide a letter is, in grid steps; a name too long only comes nearer to a circle
GRID = 0.25
ENOUGH = 0.62  # from a circle's middle to the name's middle line: farther away is no better


def name_place(room: Room, name: str, circles: list[Spot]) -> Spot:
    """Where a room's name stands: where the map says, else at the free place nearest to the room's middle."""
    if room.name_at:
        return spot(room.name_at)
    outline = [spot(point) for point in room.outline]
    centre = middle(outline)
    half = len(name) * LETTER / 2
    near = _near(outline, circles)
    return min(
        [centre, *_places(outline, half)],
        key=lambda at: (-_clearance(at, half, near), round(apart(at, centre), 6), at),
    )


def _places(outline: list[Spot], half: float) -> list[Spot]:
    """The places of a grid at which a name of this half width lies inside the room."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    grid = [
        (left + i * GRID, top + 0.18 + j * GRID)
        for i in range(int((right - left) / GRID) + 1)
        for j in range(int((bottom - top - 0.3) / GRID) + 1)
    ]
    return [(x, y) for x, y in grid if inside((x - half, y), outline) and inside((x + half, y), outline)]


def _near(outline: list[Spot], circles: list[Spot]) -> list[Spot]:
    left, right = min(x for x, _ in outline) - 1, max(x for x, _ in outline) + 1
    top, bottom = min(y for _, y in outline) - 1, max(y for _, y in outline) + 1
    return [(x, y) for x, y in circles if left < x < right and top < y < bottom]


def _clearance(at: Spot, half: float, circles: list[Spot]) -> float:
    """How far the nearest circle is from a level line of this half width."""
    gaps = (hypot(max(0.0, abs(x - at[0]) - half), y - at[1]) for x, y in circles)
    return round(min(ENOUGH, min(gaps, default=ENOUGH)), 3)
