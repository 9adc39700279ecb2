"""Room names: where the name of a room stands, in one line or two and how large, so that it covers nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tannkit.board.board import adjacencies
from tannkit.board.geometry import Segment, Spot, legs, middle, spot
from tannkit.draw.ground import Ground
from tannkit.draw.lettering import LINE_HEIGHT, halves, text_width
from tannkit.draw.pen import STEP
from tannkit.draw.view import Frame, MapView, radius
from tannkit.model.maps import Room

SIZES = (12.0, 10.5, 9.0)  # in points; a smaller one is taken only where no larger fits
FROM_CIRCLE = 0.05  # from a circle's rim, in grid steps
FROM_LINE = 0.05
FROM_WALL = 0.09
LETTER_HEIGHT = 0.8  # of capitals, by their size
MARGIN = 0.1  # beside a name, both sides together


@dataclass(frozen=True, slots=True)
class Lettering:
    """A name as it is written: its lines, the size of its letters in points, and its middle."""

    lines: tuple[str, ...]
    size: float
    at: Spot

    @property
    def width(self) -> float:
        """How wide it is, in grid steps."""
        return max(text_width(line, self.size) for line in self.lines) + MARGIN

    @property
    def height(self) -> float:
        """How high it is, in grid steps."""
        return ((len(self.lines) - 1) * LINE_HEIGHT + LETTER_HEIGHT) * self.size / STEP


def letter_rooms(view: MapView, frame: Frame, leaves: list[Segment]) -> Iterator[Lettering]:
    """The names of all rooms as they are written.

    Args:
        view: the map.
        frame: the box around all that is drawn.
        leaves: the leaves of its doors.
    """
    ground = taken_ground(view, frame, leaves)
    for room in view.game_map.rooms.values():
        name = view.text(room.name).upper()
        if name:
            written = letter(room, name, ground)
            ground.take_oblong(written.at, written.width, written.height)
            yield written


def taken_ground(view: MapView, frame: Frame, leaves: list[Segment]) -> Ground:
    """What names should keep away from: circles, adjacencies, walls and doors."""
    ground = Ground.of(frame)
    places = view.board.places
    for place, circle in zip(places, view.game_map.circles.values(), strict=True):
        ground.take_disc(place, radius(circle) + FROM_CIRCLE)
    for i, j in adjacencies(view.board):
        ground.take_line((places[i], places[j]), FROM_LINE)
    for leaf in leaves:
        ground.take_line(leaf, FROM_LINE)
    for wall in view.game_map.walls:
        for leg in legs(spot(point) for point in wall):
            ground.take_line(leg, FROM_WALL)
    return ground


def letter(room: Room, name: str, ground: Ground) -> Lettering:
    """A room's name where the map says, else at the free place nearest to the room's middle.

    Where none is free, it is broken into two lines, then made smaller; at last it covers as little as it can.
    """
    outline = [spot(point) for point in room.outline]
    centre = middle(outline)
    if room.name_at:
        return Lettering((name,), SIZES[0], spot(room.name_at))
    within = ground.inside(outline)
    for size in SIZES:
        for lines in dict.fromkeys(((name,), halves(name))):
            written = Lettering(lines, size, centre)
            place = ground.free_place(within, written.width, written.height, centre)
            if place:
                return Lettering(lines, size, place)
    least = Lettering(halves(name), SIZES[-1], centre)
    return Lettering(least.lines, least.size, ground.least_taken(within, least.width, least.height, centre))
