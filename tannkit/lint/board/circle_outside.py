"""A movement circle lies outside all rooms.

## What it does
On a map with `rooms:` it looks for movement circles that are in none of them, and further than half a grid step
from the nearest. Where more than one movement circle in ten lies so, they are taken to be in the open, and nothing is
said.

## Why is this bad?
The circle is drawn on bare paper, away from every floor. Mostly one of its two numbers is wrong.

## What it cannot see
Maps with more than two million pairs of a circle and a room are not looked at. A circle in the wrong room looks
right to it.

## How to fix it
Correct `at:`, or draw a room around it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.board.geometry import Spot, inside, spot, to_segment
from tannkit.lint.facts_maps import MOST_FOUND, maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.model.maps import GameMap

MARGIN = 0.5
OPEN_AIR = 10
MOST_PAIRS = 2_000_000
Box = tuple[float, float, float, float]


def check(library: Library) -> Iterator[Found]:
    """Movement circles on no floor."""
    for entry, game_map, board in maps(library):
        if game_map.rooms and len(game_map.rooms) * len(game_map.circles) <= MOST_PAIRS:
            outside = _outside(game_map)
            if len(outside) > max(1, board.movement.bit_count() // OPEN_AIR):
                continue
            for name in outside[:MOST_FOUND]:
                x, y = game_map.circles[name].at
                message = f"`{name}` lies at [{x}, {y}], outside all rooms"
                yield Found(entry, ("circles", name, "at"), message, "Correct its place, or draw a room there.", "key")


def _outside(game_map: GameMap) -> list[str]:
    rooms = [[spot(corner) for corner in room.outline] for room in game_map.rooms.values()]
    boxes = [_box(outline) for outline in rooms]
    return [
        name
        for name, circle in game_map.circles.items()
        if circle.kind == "movement"
        and not any(_near(spot(circle.at), outline, box) for outline, box in zip(rooms, boxes, strict=True))
    ]


def _box(outline: list[Spot]) -> Box:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN, max(ys) + MARGIN


def _near(place: Spot, outline: list[Spot], box: Box) -> bool:
    left, top, right, bottom = box
    if not (left <= place[0] <= right and top <= place[1] <= bottom):
        return False
    sides = zip(outline, [*outline[1:], outline[0]], strict=True)
    return inside(place, outline) or any(to_segment(place, side) <= MARGIN for side in sides)


RULE = rule(__doc__, "B026", "circle-outside", check, severity="warning")
