"""Adjacency lines: thin between circles of a common path, heavy and black without one, dashed to goals."""

from __future__ import annotations

from math import hypot

import graphviz

from tannkit.board.board import adjacencies
from tannkit.board.geometry import Spot
from tannkit.draw.labels import safe
from tannkit.draw.palette import INK, LINE
from tannkit.draw.pen import place
from tannkit.draw.view import MapView, radius

COMMON_PATH = {"color": LINE, "penwidth": "2"}
NO_COMMON_PATH = {"color": INK, "penwidth": "5"}
TO_GOAL = {"color": LINE, "penwidth": "2", "style": "dashed"}


def add_lines(graph: graphviz.Graph, view: MapView) -> None:
    """Add a line from rim to rim for each adjacency."""
    board = view.board
    for i, j in adjacencies(board):
        one, other = board.circles[i], board.circles[j]
        ends = _rim_to_rim(
            view.place(one),
            view.place(other),
            radius(view.game_map.circles[one]),
            radius(view.game_map.circles[other]),
        )
        if not (board.movement >> i & 1 and board.movement >> j & 1):
            look = TO_GOAL
        else:
            look = COMMON_PATH if board.sight[i] >> j & 1 else NO_COMMON_PATH
        name = safe(f"line-{one}--{other}")
        graph.edge(circle_node(i), circle_node(j), pos=_spline(*ends), id=name, **look)


def circle_node(place_in_file: int) -> str:
    """What a circle is called inside Graphviz, where an id of content could be misread."""
    return f"circle-{place_in_file}"


def _rim_to_rim(start: Spot, end: Spot, start_radius: float, end_radius: float) -> tuple[Spot, Spot]:
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length <= start_radius + end_radius:
        return start, end
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    return (
        (start[0] + dx * start_radius, start[1] + dy * start_radius),
        (end[0] - dx * end_radius, end[1] - dy * end_radius),
    )


def _spline(start: Spot, end: Spot) -> str:
    third = ((2 * start[0] + end[0]) / 3, (2 * start[1] + end[1]) / 3)
    two_thirds = ((start[0] + 2 * end[0]) / 3, (start[1] + 2 * end[1]) / 3)
    return " ".join(place(point).replace(" ", ",") for point in (start, third, two_thirds, end))
