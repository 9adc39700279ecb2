"""A map of any size for measuring: rooms of four by two circles, with paths, walls, doors and goals."""

from __future__ import annotations

from typing import Any

STEP = 1.3
WIDE, HIGH = 4, 2  # circles of a room
PATH_COLOURS = ("#0072b2", "#e69f00", "#009e73", "#d55e00", "#cc79a7", "#56b4e9", "#7a4419", "#b0201b")
NAMES = ("Gate", "Yard", "Hall", "Stair", "Cellar", "Gallery", "Tower", "Forge", "Guard Room", "Long Passage")
FLOORS = ("stone", "wood", "metal", "earth", "grass")
STATS = ("combat", "stamina", "mental", "movement")
SKILLS = ("mechanics", "engineering", "athletics", "command", "reasoning", "sneak")


def big_map(columns: int, rows: int, goals: int) -> dict[str, Any]:
    """A map as plain data: so many columns and rows of movement circles, and objective and action circles."""
    rooms = [(x, y) for y in range(0, rows, HIGH) for x in range(0, columns, WIDE)]
    circles = {_id(x, y): _circle(x, y, columns, rows) for y in range(rows) for x in range(columns)}
    circles |= {f"goal-{k}": _goal(k, *room) for k, room in enumerate(rooms[:goals])}
    circles["c-0-0"]["entry"] = True
    circles[_id(columns - 1, rows - 1)]["entry"] = True
    return {
        "name": f"Grid of {columns} by {rows}",
        "origin": "Made for measuring.",
        "source": {"basis": "own"},
        "paths": {_path(x, y): _look(k) for k, (x, y) in enumerate(rooms)},
        "circles": circles,
        "rooms": {_path(x, y): _room(k, x, y) for k, (x, y) in enumerate(rooms)},
        "walls": [wall for x, y in rooms for wall in _walls(x, y)],
        "doors": [door for x, y in rooms for door in _doors(x, y, columns, rows)],
    }


def _id(x: int, y: int) -> str:
    return f"c-{x}-{y}"


def _path(x: int, y: int) -> str:
    return f"room-{x // WIDE}-{y // HIGH}"


def _look(place: int) -> dict[str, Any]:
    return {"name": _name(place), "colour": PATH_COLOURS[place % len(PATH_COLOURS)]}


def _name(place: int) -> str:
    return f"{NAMES[place % len(NAMES)]} {place // len(NAMES) + 1}"


def _at(x: float, y: float) -> list[float]:
    return [round(x * STEP, 2), round(y * STEP, 2)]


def _circle(x: int, y: int, columns: int, rows: int) -> dict[str, Any]:
    """A circle, with the way to the right and the way down; from room to room there is one of each."""
    to, paths = [], [_path(x, y)]
    if x + 1 < columns and ((x + 1) % WIDE or y % HIGH == 0):
        to.append(_id(x + 1, y))
    if y + 1 < rows and ((y + 1) % HIGH or x % WIDE == 0):
        to.append(_id(x, y + 1))
    if x and x % WIDE == 0 and y % HIGH == 0:
        paths.append(_path(x - 1, y))
    circle: dict[str, Any] = {"at": _at(x, y), "to": to, "paths": paths}
    if (x * 5 + y * 3) % 11 == 0:
        circle["modifiers"] = {STATS[(x + y) % len(STATS)]: 1 if (x + y) % 3 else -1}
    return circle


def _goal(place: int, x: int, y: int) -> dict[str, Any]:
    near = [_id(x + 1, y), _id(x + 2, y + 1)]
    goal: dict[str, Any] = {"at": _at(x + 1.5, y + 0.5), "kind": "action", "to": near}
    if place % 3 < 2:
        tier = "primary" if place % 3 == 0 else "secondary"
        goal |= {"kind": "objective", "tier": tier, "skill": SKILLS[place % len(SKILLS)]}
    return goal


def _room(place: int, x: int, y: int) -> dict[str, Any]:
    left, top, right, bottom = _box(x, y)
    corners = [[left, top], [right, top], [right, bottom], [left, bottom]]
    return {"name": _name(place), "outline": corners, "floor": FLOORS[place % len(FLOORS)]}


def _box(x: int, y: int) -> tuple[float, float, float, float]:
    (left, top), (right, bottom) = _at(x - 0.5, y - 0.5), _at(x + WIDE - 0.5, y + HIGH - 0.5)
    return left, top, right, bottom


def _walls(x: int, y: int) -> list[list[list[float]]]:
    left, top, right, bottom = _box(x, y)
    return [[[left, bottom], [left, top], [right, top], [right, bottom], [left, bottom]]]


def _doors(x: int, y: int, columns: int, rows: int) -> list[dict[str, Any]]:
    found = []
    if x + WIDE < columns:
        found.append({"at": _at(x + WIDE - 0.5, y), "to": _at(x + WIDE - 0.5, y + 0.25)})
    if y + HIGH < rows:
        found.append({"at": _at(x, y + HIGH - 0.5), "to": _at(x + 0.25, y + HIGH - 0.5)})
    return found
