"""The legend: a sample and the name of every path, and every sign that the map uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from tannkit.board.board import adjacencies
from tannkit.board.geometry import Spot
from tannkit.draw import palette
from tannkit.draw.adjacency_lines import COMMON_PATH, NO_COMMON_PATH, TO_GOAL
from tannkit.draw.circles import action_disc, entry_disc, objective_disc
from tannkit.draw.icons import icon
from tannkit.draw.legend_layout import Block, Meaning
from tannkit.draw.pen import disc, polyline
from tannkit.draw.rings import ring
from tannkit.draw.view import MapView
from tannkit.model.maps import Path

DISC = 0.25  # the radius of its circles
PATH_RING, PATH_FACE = 0.165, 0.095
ICON = 0.3
LINE = 0.24  # half the length of its lines
ROW = 0.36
DISC_ROW = 0.58


def blocks(view: MapView) -> list[Block]:
    """What the map uses, in blocks: paths, circles, lines, icons; a block without meanings is left out."""
    found = [
        Block(view.word("paths"), ROW, tuple(_paths(view))),
        Block(view.word("circles"), DISC_ROW, tuple(_discs(view))),
        Block(view.word("lines"), ROW, tuple(_lines(view))),
        Block(view.word("icons"), ROW, tuple(_icons(view))),
    ]
    return [block for block in found if block.meanings]


def _paths(view: MapView) -> Iterator[Meaning]:
    for path in view.game_map.paths.values():
        yield Meaning(partial(_path, path=path), view.text(path.name))


def _discs(view: MapView) -> Iterator[Meaning]:
    """The kinds of circles that the map uses, in a fixed order."""
    circles = view.game_map.circles.values()
    if any(circle.entry for circle in circles):
        yield Meaning(partial(entry_disc, whole=DISC), view.word("entry"))
    for tier in ("primary", "secondary"):
        if any(circle.kind == "objective" and circle.tier == tier for circle in circles):
            yield Meaning(_objective(tier), view.word(tier))
    if any(circle.kind == "action" for circle in circles):
        yield Meaning(partial(action_disc, number="", whole=DISC), view.word("action"))


def _lines(view: MapView) -> Iterator[Meaning]:
    board = view.board
    pairs = adjacencies(board, among=board.movement)
    if any(board.sight[i] >> j & 1 for i, j in pairs):
        yield Meaning(partial(_line, look=COMMON_PATH), view.word("line"))
    if any(not board.sight[i] >> j & 1 for i, j in pairs):
        yield Meaning(partial(_line, look=NO_COMMON_PATH), view.word("line_without_path"))
    if board.objectives | board.actions:
        yield Meaning(partial(_line, look=TO_GOAL), view.word("line_to_goal"))


def _icons(view: MapView) -> Iterator[Meaning]:
    """The skills and characteristics whose icons the map uses, in the order of its circles."""
    circles = view.game_map.circles.values()
    for skill in dict.fromkeys(circle.skill for circle in circles if circle.skill):
        yield Meaning(partial(_icon, name=view.icon_of(skill)), view.name("skills", skill))
    for key in dict.fromkeys(key for circle in circles for key in circle.modifiers or {}):
        yield Meaning(partial(_icon, name=key), view.name("characteristics", key))


def _objective(tier: str) -> Callable[[Spot], str]:
    return partial(objective_disc, tier=tier, skill_icon="", letters="", number="", whole=DISC)


def _path(at: Spot, path: Path) -> str:
    return ring(at, [path], radius=PATH_RING) + disc(at, PATH_FACE, palette.FACE, palette.INK, 0.7)


def _icon(at: Spot, name: str) -> str:
    return icon(name, at, ICON, palette.INK, palette.PAPER)


def _line(at: Spot, look: Mapping[str, str]) -> str:
    width = float(look["penwidth"])
    return polyline([(at[0] - LINE, at[1]), (at[0] + LINE, at[1])], look["color"], width, look.get("style", "solid"))
