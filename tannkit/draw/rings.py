"""Rings: the band around a movement circle that shows its paths, each as a segment of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from math import atan2, cos, radians, sin

from tannkit.board.geometry import CIRCLE_RADIUS, Spot
from tannkit.draw.palette import INK, RING
from tannkit.draw.pen import arc, blob, curve, disc, polyline, straight
from tannkit.model.maps import Path

TURNS = {turn: (cos(radians(turn)), sin(radians(turn))) for turn in range(0, 360, 15)}
MARK_STEP = 22.0  # degrees from dot to dot
WHITE = "#ffffff"


def ring(middle: Spot, paths: Sequence[Path], start: float = -90, radius: float = CIRCLE_RADIUS) -> str:
    """The segments of a circle's band in the order given, from an angle in degrees on, with their marks."""
    if not paths:
        return disc(middle, radius, WHITE, INK, 1)
    share = 360 / len(paths)
    band = RING * radius / CIRCLE_RADIUS
    ends = [(start + k * share, start + (k + 1) * share) for k in range(len(paths))]
    parts = [_segment(middle, radius, path.colour, a, b) for path, (a, b) in zip(paths, ends, strict=True)]
    if len(paths) > 1:
        parts += [_parting(middle, radius, a) for a, _ in ends]
    parts += [_mark(middle, radius - band / 2, band, path, a, b) for path, (a, b) in zip(paths, ends, strict=True)]
    return "".join(parts) + disc(middle, radius, "#ffffff00", INK, 1.1)


def turned_to_neighbours(
    middle: Spot, paths: Sequence[str], near: Mapping[str, Sequence[Spot]]
) -> tuple[tuple[str, ...], float]:
    """The order and start angle that turn each path's segment towards its neighbours on that path.

    A threshold between two rooms so shows each room's colour on that room's side.
    """
    if len(paths) < 2:
        return tuple(paths), -90
    pulls = {path: _pull(middle, near.get(path, ())) for path in paths}
    share = 360 / len(paths)
    first, *rest = paths
    # More than four paths on one circle keep their order: trying all orders would take too long.
    orders = permutations(rest) if len(rest) < 4 else (tuple(rest),)
    best, best_fit = ((first, *rest), -90.0), float("-inf")
    for order in orders:
        # The pulls of all paths, turned back to where the first segment starts: so the turn that fits best is theirs.
        turned = [_turned(pulls[path], -(k + 0.5) * share) for k, path in enumerate((first, *order))]
        x, y = sum(x for x, _ in turned), sum(y for _, y in turned)
        for turn, (cosine, sine) in TURNS.items():
            fit = x * cosine + y * sine
            if fit > best_fit + 1e-9:
                best, best_fit = ((first, *order), float(turn)), fit
    return best


def contrast_ink(colour: str) -> str:
    """Black or white, whichever shows better on a colour."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return WHITE if 0.299 * red + 0.587 * green + 0.114 * blue < 150 else INK


def _pull(middle: Spot, neighbours: Sequence[Spot]) -> Spot:
    """The mean direction towards some neighbours."""
    angles = [atan2(y - middle[1], x - middle[0]) for x, y in neighbours]
    count = len(angles) or 1
    return sum(map(cos, angles)) / count, sum(map(sin, angles)) / count


def _turned(direction: Spot, angle: float) -> Spot:
    cosine, sine = cos(radians(angle)), sin(radians(angle))
    return direction[0] * cosine - direction[1] * sine, direction[0] * sine + direction[1] * cosine


def _segment(middle: Spot, radius: float, colour: str, start: float, end: float) -> str:
    if end - start >= 360:
        return disc(middle, radius, colour)
    edge = arc(middle, radius, start, end)
    return blob([middle, *straight(middle, edge[0]), *edge[1:], *straight(edge[-1], middle)], colour)


def _parting(middle: Spot, radius: float, angle: float) -> str:
    return polyline([middle, arc(middle, radius, angle, angle)[0]], WHITE, 2.2)


def _mark(middle: Spot, radius: float, band: float, path: Path, start: float, end: float) -> str:
    ink = contrast_ink(path.colour)
    if path.mark == "double":
        gap = 0 if end - start >= 360 else 5
        return curve(arc(middle, radius, start + gap, end - gap), ink, 22 * band)
    if path.mark is None:
        return ""
    count = max(2, round((end - start) / MARK_STEP))
    angles = [start + (k + 0.5) * (end - start) / count for k in range(count)]
    if path.mark == "dots":
        return "".join(disc(arc(middle, radius, a, a)[0], band * 0.2, ink) for a in angles)
    inner, outer = radius - band * 0.5, radius + band * 0.5
    return "".join(polyline([arc(middle, inner, a, a)[0], arc(middle, outer, a, a)[0]], ink, 20 * band) for a in angles)
