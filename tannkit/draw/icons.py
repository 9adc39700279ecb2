"""Icons: small drawings for skills, characteristics and kinds of circles, read from the SVG files beside this one.

The files use a small part of SVG: a 24 by 24 view, `path` with absolute M, L, C and Z, and `circle`; white (`#fff`)
stands for the paper, all else for ink. So the same drawing serves the browser, the printer and Graphviz.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from xml.etree import ElementTree

from tannkit.board.geometry import Spot
from tannkit.draw.pen import STEP, arc, blob, curve, straight

VIEW = 24.0
SVG = "{http://www.w3.org/2000/svg}"
KNOWN_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Stroke:
    """One shape of an icon: a curve in the icon's own view, in ink or paper, filled or (with a width) a line."""

    points: tuple[Spot, ...]
    paper: bool
    width: float | None


@cache
def icon_shapes(name: str) -> tuple[Stroke, ...]:
    """The shapes of an icon in drawing order; none if there is no such icon."""
    file = resources.files("tannkit.draw") / "icons" / f"{name}.svg"
    if not KNOWN_NAME.fullmatch(name) or not file.is_file():
        return ()
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    return tuple(stroke for element in root for stroke in _strokes(element))


def icon(name: str, middle: Spot, size: float, ink: str, paper: str) -> str:
    """An icon as pen commands, centred on a place; the size is the side of its square in grid steps."""
    scale = size / VIEW
    parts = []
    for stroke in icon_shapes(name):
        points = [(middle[0] + (x - VIEW / 2) * scale, middle[1] + (y - VIEW / 2) * scale) for x, y in stroke.points]
        colour = paper if stroke.paper else ink
        parts.append(
            blob(points, colour) if stroke.width is None else curve(points, colour, stroke.width * scale * STEP)
        )
    return "".join(parts)


def _strokes(element: ElementTree.Element) -> list[Stroke]:
    is_line = element.get("fill") == "none"
    paper = element.get("stroke" if is_line else "fill") == "#fff"
    width = float(element.get("stroke-width", "1")) if is_line else None
    if element.tag == f"{SVG}circle":
        middle = (float(element.get("cx", "0")), float(element.get("cy", "0")))
        return [Stroke(tuple(arc(middle, float(element.get("r", "0")), 0, 360)), paper, width)]
    if element.tag == f"{SVG}path":
        return [Stroke(points, paper, width) for points in _curves(element.get("d", ""))]
    return []


def _curves(d: str) -> list[tuple[Spot, ...]]:
    """The subpaths of a path's `d`, each as a curve of three-point parts."""
    curves: list[list[Spot]] = []
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", d):
        values = [float(text) for text in numbers.replace(",", " ").split()]
        spots = list(zip(values[::2], values[1::2], strict=True))
        if letter == "M":
            curves.append(spots[:1])
            spots, letter = spots[1:], "L"
        if letter == "Z":
            spots, letter = curves[-1][:1], "L"
        if letter == "C":
            curves[-1] += spots
        else:
            for spot in spots:
                curves[-1] += straight(curves[-1][-1], spot)
    return [tuple(points) for points in curves]
