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
from tannkit.draw.pen import STEP, arc, blob, curve, polygon, polyline, straight

VIEW = 24.0
SVG = "{http://www.w3.org/2000/svg}"
# Short as well: to ask the machine for a file with an endless name is an error.
KNOWN_NAME = re.compile(r"(?=.{1,80}\Z)[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Stroke:
    """One shape of an icon in its own view, in ink or paper: filled or (with a width) a line, curved or not."""

    points: tuple[Spot, ...]
    curved: bool
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
    left, top = middle[0] - size / 2, middle[1] - size / 2
    parts = []
    for stroke in icon_shapes(name):
        points = [(left + x * scale, top + y * scale) for x, y in stroke.points]
        colour = paper if stroke.paper else ink
        if stroke.width is None:
            parts.append((blob if stroke.curved else polygon)(points, colour))
        else:
            parts.append((curve if stroke.curved else polyline)(points, colour, stroke.width * scale * STEP))
    return "".join(parts)


def _strokes(element: ElementTree.Element) -> list[Stroke]:
    is_line = element.get("fill") == "none"
    paper = element.get("stroke" if is_line else "fill") == "#fff"
    width = float(element.get("stroke-width", "1")) if is_line else None
    if element.tag == f"{SVG}circle":
        middle = (float(element.get("cx", "0")), float(element.get("cy", "0")))
        return [Stroke(tuple(arc(middle, float(element.get("r", "0")), 0, 360)), True, paper, width)]
    if element.tag == f"{SVG}path":
        return [Stroke(points, curved, paper, width) for points, curved in _lines(element.get("d", ""))]
    return []


def _lines(d: str) -> list[tuple[tuple[Spot, ...], bool]]:
    """The subpaths of a path's `d`: their points, and whether they are curves (of three-point parts)."""
    subpaths = []
    for part in re.findall(r"M[^M]*", d):
        curved, points = "C" in part, list[Spot]()
        for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", part):
            values = [float(text) for text in numbers.replace(",", " ").split()]
            spots = list(zip(values[::2], values[1::2], strict=True)) if letter != "Z" else points[:1]
            for spot in spots:
                points += straight(points[-1], spot) if curved and points and letter != "C" else [spot]
        subpaths.append((tuple(points), curved))
    return subpaths
