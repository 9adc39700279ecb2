"""The picture of a map: circles with their paths, the lines between them, scenery, title and legend."""

from __future__ import annotations

import html
import re

import graphviz

from tannkit.board.board import Board, adjacencies
from tannkit.board.geometry import Spot, legs, spot
from tannkit.draw.adjacency_lines import add_lines, circle_node
from tannkit.draw.circles import circle_shapes
from tannkit.draw.labels import safe, tooltip
from tannkit.draw.legend import TEXT_AT, legend
from tannkit.draw.palette import INK, PAPER, ROOM_NAME
from tannkit.draw.pen import FONT, number, place
from tannkit.draw.renderer import render
from tannkit.draw.room_names import Obstacle, name_place, obstacles
from tannkit.draw.scenery import scenery
from tannkit.draw.svg_finish import finish
from tannkit.draw.view import IconOf, Link, MapView, Names, plain_name, radius, same_icon
from tannkit.errors import UsageError
from tannkit.model.maps import GameMap

OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|[/\\]{2}", re.IGNORECASE)
PNG_DOTS = 110  # per inch of a drawing in which a grid step is an inch


def draw_map(
    game_map: GameMap,
    *,
    lang: str = "en",
    names: Names = plain_name,
    icon_of: IconOf = same_icon,
    link: Link | None = None,
) -> str:
    """A map as SVG, ready to stand in a page.

    Args:
        game_map: the map.
        lang: the language of its texts.
        names: what to call a skill or characteristic: kind and id to text.
        icon_of: which drawing stands for a skill.
        link: where a circle leads to, as a relative address, or None for nowhere.
    """
    view = MapView(game_map, Board.of(game_map), lang, names, icon_of)
    svg = render(map_graph(view, link), "svg").decode("utf-8")
    return finish(svg, html.escape(view.text(game_map.name)))


def draw_map_png(
    game_map: GameMap, *, lang: str = "en", names: Names = plain_name, icon_of: IconOf = same_icon
) -> bytes:
    """The same picture as PNG."""
    view = MapView(game_map, Board.of(game_map), lang, names, icon_of)
    graph = map_graph(view, None)
    graph.attr(dpi=str(PNG_DOTS))
    return render(graph, "png")


def map_graph(view: MapView, link: Link | None) -> graphviz.Graph:
    """The map as a Graphviz graph with every circle pinned to its place."""
    left, top, right, bottom = _frame(view.game_map)
    entries, end = legend(view, left, bottom + 0.9, right)
    shapes = [scenery(view.game_map), *(circle_shapes(view, name) for name in view.game_map.circles)]
    shapes += [entry.shapes for entry in entries]
    graph = graphviz.Graph(
        "map",
        graph_attr={"bgcolor": PAPER, "pad": "0.3", "outputorder": "edgesfirst", "_background": "".join(shapes)},
        # All but invisible, yet painted: so that pointing at a circle's middle finds it.
        node_attr={
            "shape": "circle",
            "fixedsize": "true",
            "label": "",
            "style": "filled",
            "color": "#00000000",
            "fillcolor": "#ffffff01",
            "fontname": FONT,
            "fontcolor": INK,
        },
    )
    _add_circles(graph, view, link)
    add_lines(graph, view)
    _add_text(graph, "title", (left, top - 0.75), view.text(view.game_map.name), right - left, 34)
    keep_away = _keep_away(view)
    for k, room in enumerate(view.game_map.rooms.values()):
        name = view.text(room.name).upper()
        _add_text(graph, f"room-{k}", name_place(room, name, keep_away), name, 0, 12, ROOM_NAME)
    for k, entry in enumerate(entries):
        at = (entry.at[0] + TEXT_AT, entry.at[1])
        _add_text(graph, f"legend-{k}", at, entry.text, 3.2, 16)
    _add_text(graph, "end", (left, end), "", 0.1, 10)
    return graph


def _keep_away(view: MapView) -> list[Obstacle]:
    """What the names of rooms should not cover."""
    places = view.board.places
    lines = [(places[i], places[j]) for i, j in adjacencies(view.board)]
    lines += [leg for wall in view.game_map.walls for leg in legs(spot(point) for point in wall)]
    return obstacles(places, lines)


def _add_circles(graph: graphviz.Graph, view: MapView, link: Link | None) -> None:
    for k, (name, circle) in enumerate(view.game_map.circles.items()):
        width = number(2 * radius(circle))
        address = link(name) if link else None
        extra = {} if address is None else {"URL": safe(_relative(address))}
        graph.node(
            circle_node(k),
            id=f"circle-{safe(name)}",
            pos=_pinned(view.place(name)),
            width=width,
            height=width,
            tooltip=safe(tooltip(view, name)),
            **extra,
        )


def _add_text(
    graph: graphviz.Graph, name: str, at: Spot, text: str, width: float, size: float, colour: str = INK
) -> None:
    """A line of text: starting at a place if it has a width, else around it."""
    middle = (at[0] + width / 2, at[1])
    graph.node(
        name,
        label=safe(text) + (r"\l" if width else ""),
        pos=_pinned(middle),
        shape="rect",
        style="",
        width=number(width or 0.1),
        height="0.1",
        margin="0",
        fontsize=number(size),
        fontcolor=colour,
    )


def _relative(address: str) -> str:
    """The address, if it leads nowhere outside.

    Raises:
        UsageError: it names another place or a script.
    """
    if OUTSIDE.match(address.strip()):
        raise UsageError(f"A circle of a map cannot lead to {address!r}.", hint="Links on maps are relative.")
    return address


def _pinned(at: Spot) -> str:
    return place(at).replace(" ", ",")


def _frame(game_map: GameMap) -> tuple[float, float, float, float]:
    """The smallest box around all that the map draws: left, top, right, bottom."""
    spots = [spot(point) for room in game_map.rooms.values() for point in room.outline]
    spots += [spot(point) for wall in game_map.walls for point in wall]
    for circle in game_map.circles.values():
        x, y = spot(circle.at)
        reach = radius(circle)
        spots += [(x - reach, y - reach), (x + reach, y + reach)]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs), max(ys)
