"""The pen: shapes on a map as Graphviz drawing commands (xdot), with places in grid steps, y growing downwards.

Graphviz draws them under the lines and circles of the graph, in SVG and PNG alike. No text of content goes
through the pen: such text is always the label of a node, where it is escaped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil, cos, radians, sin, tan

from tannkit.board.geometry import Spot

STEP = 72.0  # points per grid step
FONT = "Arial,Helvetica,sans-serif"
CLEAR = "#00000000"
# A command that says how all that follows is drawn: its letter, which of two things it sets, and to what.
STYLING = re.compile(r"(?<!\S)([ScCFt]) (?:[\d.]+ )+(?:-(setlinewidth|)\S+ )?")


def polygon(points: Sequence[Spot], fill: str, line: str = CLEAR, width: float = 1) -> str:
    """A filled polygon."""
    return f"{_style(line, width)}{_fill(fill)}P {_points(points)}"


def polyline(points: Sequence[Spot], line: str, width: float, style: str = "solid") -> str:
    """A line through points; the width is in points, as on paper."""
    return f"{_style(line, width, style)}L {_points(points)}"


def curve(points: Sequence[Spot], line: str, width: float) -> str:
    """A curved line: a start, then two handles and an end for each part."""
    return f"{_style(line, width)}B {_points(points)}"


def blob(points: Sequence[Spot], fill: str, line: str = CLEAR, width: float = 1) -> str:
    """A filled shape with a curved outline, written like a curve."""
    return f"{_style(line, width)}{_fill(fill)}b {_points(points)}"


def disc(middle: Spot, radius: float, fill: str, line: str = CLEAR, width: float = 1) -> str:
    """A filled disc."""
    return f"{_style(line, width)}{_fill(fill)}E {place(middle)} {number(radius * STEP)} {number(radius * STEP)} "


def sign(middle: Spot, text: str, size: float, colour: str) -> str:
    """Digits or signs of our own in bold, centred on a place; the size is in points."""
    drop = size * 0.36 / STEP  # half the height of a digit
    x, y = middle
    font = f"F {number(size)} {len(FONT)} -{FONT} t 1 "
    return f"{font}{_ink(colour)}T {place((x, y + drop))} 0 0 {len(text.encode())} -{text} "


def joined(shapes: Iterable[str]) -> str:
    """Shapes as one drawing, without the commands that set what is set already."""
    current: dict[str, str] = {}

    def unless_set(command: re.Match[str]) -> str:
        sets = f"{command[1]}{command[2]}"
        if current.get(sets) == command[0]:
            return ""
        current[sets] = command[0]
        return command[0]

    return STYLING.sub(unless_set, "".join(shapes))


def arc(middle: Spot, radius: float, start: float, end: float) -> list[Spot]:
    """The points of a curve along a circle, between two angles in degrees (0 is right, 90 is down)."""
    parts = max(1, ceil(abs(end - start) / 90))
    turn = radians(end - start) / parts
    handle = 4 / 3 * tan(turn / 4) * radius
    points = [_around(middle, radius, radians(start))]
    for k in range(parts):
        a = radians(start) + k * turn
        b = a + turn
        (ax, ay), (bx, by) = _around(middle, radius, a), _around(middle, radius, b)
        points += [
            (ax - handle * sin(a), ay + handle * cos(a)),
            (bx + handle * sin(b), by - handle * cos(b)),
            (bx, by),
        ]
    return points


def straight(start: Spot, end: Spot) -> list[Spot]:
    """The handles and the end of a curve's part that is a straight line."""
    return [_between(start, end, 1 / 3), _between(start, end, 2 / 3), end]


def place(point: Spot) -> str:
    """A place in Graphviz's points, whose y grows upwards."""
    return f"{number(point[0] * STEP)} {number(-point[1] * STEP)}"


@lru_cache(maxsize=50_000)
def number(value: float) -> str:
    """A number with at most two decimals, never `-0`."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def _around(middle: Spot, radius: float, angle: float) -> Spot:
    return middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)


def _between(start: Spot, end: Spot, share: float) -> Spot:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _points(points: Sequence[Spot]) -> str:
    return f"{len(points)} {' '.join(place(point) for point in points)} "


def _style(line: str, width: float, style: str = "solid") -> str:
    thickness = f"setlinewidth({number(width)})"
    return f"S {len(style)} -{style} S {len(thickness)} -{thickness} {_ink(line)}"


def _ink(colour: str) -> str:
    return f"c {len(colour)} -{colour} "


def _fill(colour: str) -> str:
    return f"C {len(colour)} -{colour} "
