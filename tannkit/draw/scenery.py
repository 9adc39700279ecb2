"""Scenery: floors, walls and doors, drawn quietly under the circles."""

from __future__ import annotations

from math import hypot

from tannkit.board.geometry import Spot, spot
from tannkit.board.layout_faults import opening
from tannkit.draw.palette import FLOOR_EDGE, FLOORS, LEAF, SILL, WALL
from tannkit.draw.pen import STEP, polygon, polyline
from tannkit.model.maps import Door, GameMap, Room

WALL_WIDTH = 6.0
LEAF_TURN = 0.5, 0.866  # cosine and sine of the angle at which a door's leaf stands open


def scenery(game_map: GameMap) -> str:
    """Everything of a map that is no circle and no line between circles, as pen commands."""
    floors = [_floor(room) for room in game_map.rooms.values()]
    walls = [polyline([spot(point) for point in wall], WALL, WALL_WIDTH) for wall in game_map.walls]
    # A corner of two legs is mitred by no renderer alike, so a square on each point makes all corners whole.
    corners = [_corner(spot(point)) for wall in game_map.walls for point in wall]
    return "".join([*floors, *walls, *corners, *(_door(door) for door in game_map.doors)])


def _floor(room: Room) -> str:
    return polygon([spot(point) for point in room.outline], FLOORS[room.floor], FLOOR_EDGE, 1)


def _corner(at: Spot) -> str:
    half = WALL_WIDTH / 2 / STEP
    x, y = at
    return polygon([(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)], WALL)


def _door(door: Door) -> str:
    """An opening: a sill in place of the wall, a post at each side, and a leaf that stands ajar."""
    hinge, end = opening(door)
    width = hypot(end[0] - hinge[0], end[1] - hinge[1]) or 1.0
    along = ((end[0] - hinge[0]) / width, (end[1] - hinge[1]) / width)
    across = (-along[1], along[0])
    leaf = _off(hinge, along, across, width * LEAF_TURN[0], width * LEAF_TURN[1])
    posts = [
        polyline([_off(side, along, across, 0, -0.075), _off(side, along, across, 0, 0.075)], WALL, 3.5)
        for side in (hinge, end)
    ]
    return "".join([polyline([hinge, end], SILL, WALL_WIDTH + 1), *posts, polyline([hinge, leaf], LEAF, 3.2)])


def _off(start: Spot, along: Spot, across: Spot, far: float, aside: float) -> Spot:
    return start[0] + far * along[0] + aside * across[0], start[1] + far * along[1] + aside * across[1]
