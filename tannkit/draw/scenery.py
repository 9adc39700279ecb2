"""Scenery: floors, walls and doors, drawn quietly under the circles."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from tannkit.board.geometry import Segment, Spot, spot, to_segment
from tannkit.board.layout_faults import opening
from tannkit.draw.palette import FLOOR_EDGE, FLOORS, LEAF, SILL, WALL
from tannkit.draw.pen import STEP, polygon, polyline
from tannkit.model.maps import Door, GameMap, Room

WALL_WIDTH = 6.0
LEAF_TURN = 0.5, 0.866  # cosine and sine of the angle at which a door's leaf stands open
LONGEST_LEAF = 0.5
FREE_LEAF = 0.5  # a leaf this far from the middle of every circle touches none


def scenery(game_map: GameMap, leaves: Sequence[Segment]) -> str:
    """Everything of a map that is no circle and no line between circles, as pen commands."""
    floors = [_floor(room) for room in game_map.rooms.values()]
    walls = [polyline([spot(point) for point in wall], WALL, WALL_WIDTH) for wall in game_map.walls]
    # A corner of two legs is mitred by no renderer alike, so a square on each point makes all corners whole.
    corners = [_corner(spot(point)) for wall in game_map.walls for point in wall]
    doors = [_door(door, leaf) for door, leaf in zip(game_map.doors, leaves, strict=True)]
    return "".join([*floors, *walls, *corners, *doors])


def door_leaves(game_map: GameMap) -> list[Segment]:
    """The leaf of each door: hung at that end, and opened to that side, where it keeps off circles best."""
    circles = [spot(circle.at) for circle in game_map.circles.values()]
    return [_leaf(door, circles) for door in game_map.doors]


def _floor(room: Room) -> str:
    return polygon([spot(point) for point in room.outline], FLOORS[room.floor], FLOOR_EDGE, 1)


def _corner(at: Spot) -> str:
    half = WALL_WIDTH / 2 / STEP
    x, y = at
    return polygon([(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)], WALL)


def _door(door: Door, leaf: Segment) -> str:
    """An opening: a sill in place of the wall, a post at each side, and a leaf that stands ajar."""
    start, end = opening(door)
    along, across, _ = _directions(start, end)
    posts = [
        polyline([_off(side, along, across, 0, -0.075), _off(side, along, across, 0, 0.075)], WALL, 3.5)
        for side in (start, end)
    ]
    return "".join([polyline([start, end], SILL, WALL_WIDTH + 1), *posts, polyline(leaf, LEAF, 3.2)])


def _leaf(door: Door, circles: Sequence[Spot]) -> Segment:
    start, end = opening(door)
    along, across, width = _directions(start, end)
    length = min(width, LONGEST_LEAF)
    reach = length + FREE_LEAF
    near = [(x, y) for x, y in circles if any(abs(x - hx) < reach and abs(y - hy) < reach for hx, hy in (start, end))]
    leaves = [
        (hinge, _off(hinge, along, across, way * length * LEAF_TURN[0], side * length * LEAF_TURN[1]))
        for hinge, way in ((start, 1), (end, -1))
        for side in (1, -1)
    ]
    return max(leaves, key=lambda leaf: min([FREE_LEAF, *(to_segment(at, leaf) for at in near)]))


def _directions(start: Spot, end: Spot) -> tuple[Spot, Spot, float]:
    """The direction of an opening, the direction across it, and its width."""
    width = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    along = ((end[0] - start[0]) / width, (end[1] - start[1]) / width)
    return along, (-along[1], along[0]), width


def _off(start: Spot, along: Spot, across: Spot, far: float, aside: float) -> Spot:
    return start[0] + far * along[0] + aside * across[0], start[1] + far * along[1] + aside * across[1]
