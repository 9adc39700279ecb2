"""The view of a map: the map with its board and the language and names to show it with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tannkit.board.board import Board
from tannkit.board.geometry import CIRCLE_RADIUS, Spot, spot
from tannkit.draw.palette import GOAL_RADIUS, RIM
from tannkit.draw.words import words
from tannkit.model.maps import Circle, GameMap
from tannkit.model.text import text_in

Names = Callable[[str, str], str]
Link = Callable[[str], str | None]
IconOf = Callable[[str], str]
Frame = tuple[float, float, float, float]  # left, top, right, bottom
# No map has room for more letters of a name, and to measure the names of a hostile map would take for ever.
MOST_LETTERS = 200


@dataclass(frozen=True, slots=True)
class MapView:
    """What every part of a map's drawing needs to know."""

    game_map: GameMap
    board: Board
    language: str
    names: Names
    icon_of: IconOf

    def text(self, text: Any, most: int = MOST_LETTERS) -> str:
        """A text of content in the drawing's language, on one line, cut if it is longer than that."""
        said = " ".join(text_in(text, self.language).split())
        return said if len(said) <= most else f"{said[: most - 1]}…"

    def name(self, kind: str, ref: str) -> str:
        """What a skill or characteristic is called, on one line."""
        return self.text(self.names(kind, ref))

    def word(self, key: str) -> str:
        """A word of our own in the drawing's language."""
        return words(self.language)[key]

    def shown_number(self, circle: str) -> str:
        """The number a circle bears in the picture, if circles are numbered."""
        return self.board.number(circle) if self.game_map.number_circles else ""

    def place(self, circle: str) -> Spot:
        """Where a circle lies."""
        return spot(self.game_map.circles[circle].at)


def radius(circle: Circle) -> float:
    """How far a circle's drawing reaches from its middle, where lines to it end."""
    if circle.kind != "movement":
        return GOAL_RADIUS
    return CIRCLE_RADIUS + RIM if circle.entry else CIRCLE_RADIUS


def plain_name(_kind: str, entry: str) -> str:
    """A readable name made from an id, where nobody knows a better one."""
    return entry.rsplit("/", 1)[-1].replace("-", " ").title()


def same_icon(skill: str) -> str:
    """The icon of a skill: the drawing that is called like its id."""
    return skill.rsplit("/", 1)[-1]


def frame_of(game_map: GameMap) -> Frame:
    """The smallest box around all that the map draws."""
    spots = [spot(point) for room in game_map.rooms.values() for point in room.outline]
    spots += [spot(point) for wall in game_map.walls for point in wall]
    for circle in game_map.circles.values():
        x, y = spot(circle.at)
        reach = radius(circle)
        spots += [(x - reach, y - reach), (x + reach, y + reach)]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs), max(ys)
