"""The legend: a sample and the name of every path, and every sign that the map uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from tannkit.board.board import adjacencies
from tannkit.board.geometry import Spot
from tannkit.draw import palette
from tannkit.draw.adjacency_lines import COMMON_PATH, NO_COMMON_PATH, TO_GOAL
from tannkit.draw.circles import (
    ENTRY_BADGE,
    action_disc,
    entry_rim,
    movement_face,
    objective_disc,
)
from tannkit.draw.icons import icon
from tannkit.draw.pen import disc, polyline
from tannkit.draw.rings import ring
from tannkit.draw.view import MapView
from tannkit.model.maps import Path

COLUMN = 4.4  # least width of a column, in grid steps
LEAST_COLUMNS = 2
ROW = 0.6
DISC_ROW = 1.0
GAP = 0.35  # between blocks
TEXT_AT = 0.6  # how far right of a sample's middle its text starts

Sample = Callable[[Spot], str]
Meaning = tuple[Sample, str]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the legend: where its sample is, its drawing, and its text."""

    at: Spot
    shapes: str
    text: str


def legend(view: MapView, left: float, top: float, right: float) -> tuple[list[Entry], float]:
    """The legend below a map: its entries, and how far down it reaches."""
    columns = max(LEAST_COLUMNS, int((right - left) / COLUMN))
    width = max(COLUMN, (right - left) / columns)
    entries: list[Entry] = []
    for row, meanings in ((ROW, _paths(view)), (DISC_ROW, _discs(view)), (ROW, _marks(view))):
        block = list(meanings)
        rows = -(-len(block) // columns)
        for k, (sample, text) in enumerate(block):
            # Down each column first, as one reads a list.
            at = (left + 0.45 + k // rows * width, top + (k % rows + 0.5) * row)
            entries.append(Entry(at, sample(at), text))
        top += rows * row + (GAP if rows else 0)
    return entries, top


def _paths(view: MapView) -> Iterator[Meaning]:
    for path in view.game_map.paths.values():
        yield partial(_path, path=path), view.text(path.name)


def _discs(view: MapView) -> Iterator[Meaning]:
    """The kinds of circles that the map uses, in a fixed order."""
    circles = view.game_map.circles.values()
    if any(circle.entry for circle in circles):
        yield _entry_point, view.word("entry")
    for tier in ("primary", "secondary"):
        if any(circle.kind == "objective" and circle.tier == tier for circle in circles):
            yield partial(objective_disc, tier=tier, skill_icon="", letters="", number=""), view.word(tier)
    if any(circle.kind == "action" for circle in circles):
        yield partial(action_disc, number=""), view.word("action")


def _marks(view: MapView) -> Iterator[Meaning]:
    """The icons and lines that the map uses, in a fixed order."""
    circles = view.game_map.circles.values()
    yield from _lines(view)
    for skill in dict.fromkeys(circle.skill for circle in circles if circle.skill):
        yield partial(_icon, name=view.icon_of(skill)), f"{view.word('skill')} {view.names('skills', skill)}"
    for key in dict.fromkeys(key for circle in circles for key in circle.modifiers or {}):
        yield partial(_icon, name=key), view.names("characteristics", key)


def _lines(view: MapView) -> Iterator[Meaning]:
    board = view.board
    pairs = adjacencies(board, among=board.movement)
    if any(board.sight[i] >> j & 1 for i, j in pairs):
        yield partial(_line, look=COMMON_PATH), view.word("line")
    if any(not board.sight[i] >> j & 1 for i, j in pairs):
        yield partial(_line, look=NO_COMMON_PATH), view.word("line_without_path")
    if board.objectives | board.actions:
        yield partial(_line, look=TO_GOAL), view.word("line_to_goal")


def _path(at: Spot, path: Path) -> str:
    return ring(at, [path], radius=0.25) + disc(at, 0.16, palette.FACE, palette.INK, 0.7)


def _entry_point(at: Spot) -> str:
    return entry_rim(at) + ring(at, []) + movement_face(at, "", [ENTRY_BADGE], palette.FACE)


def _icon(at: Spot, name: str) -> str:
    return icon(name, at, 0.42, palette.INK, palette.PAPER)


def _line(at: Spot, look: Mapping[str, str]) -> str:
    width = float(look["penwidth"])
    return polyline([(at[0] - 0.35, at[1]), (at[0] + 0.35, at[1])], look["color"], width, look.get("style", "solid"))
