"""The picture of a map: circles with their paths, the lines between them, scenery, title and legend."""

from __future__ import annotations

import html
import re

import graphviz

from tannkit.board.board import Board
from tannkit.board.geometry import Spot
from tannkit.draw.adjacency_lines import add_lines, circle_node
from tannkit.draw.circles import circle_shapes
from tannkit.draw.description import description
from tannkit.draw.labels import safe, tooltip
from tannkit.draw.legend import blocks
from tannkit.draw.legend_layout import HEADING_SIZE, LEAST_WIDTH, lay_out
from tannkit.draw.lettering import text_width, wrapped
from tannkit.draw.palette import FLOOR_EDGE, INK, PAPER, ROOM_NAME
from tannkit.draw.pen import FONT, joined, number, place, polyline
from tannkit.draw.renderer import render
from tannkit.draw.room_names import letter_rooms
from tannkit.draw.scenery import door_leaves, scenery
from tannkit.draw.svg_finish import finish
from tannkit.draw.view import Frame, IconOf, Link, MapView, Names, frame_of, plain_name, radius, same_icon
from tannkit.errors import UsageError
from tannkit.model.maps import GameMap

OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|[/\\]{2}", re.IGNORECASE)
ID_PREFIX = re.compile(r"([a-z][a-z0-9-]*)?")
TITLE_SIZES = (30, 24, 18)  # in points; a long title takes a smaller one, then it is cut
# All but invisible, yet painted: so that pointing at a circle's middle finds it.
CIRCLE = {
    "shape": "circle",
    "fixedsize": "true",
    "label": "",
    "style": "filled",
    "color": "#00000000",
    "fillcolor": "#ffffff01",
    "fontname": FONT,
    "fontcolor": INK,
}
TEXT = {"shape": "rect", "style": "", "height": "0.1", "margin": "0"}
PNG_DOTS = 110  # per inch of a drawing in which a grid step is an inch
PNG_INCHES = 60  # at most, along each side: a larger drawing is made smaller, or the picture would fill the memory


def draw_map(
    game_map: GameMap,
    *,
    lang: str = "en",
    names: Names = plain_name,
    icon_of: IconOf = same_icon,
    link: Link | None = None,
    id_prefix: str = "",
) -> str:
    """A map as SVG, ready to stand in a page.

    Args:
        game_map: the map.
        lang: the language of its texts.
        names: what to call a skill or characteristic: kind and id to text.
        icon_of: which drawing stands for a skill.
        link: where a circle leads to, as a relative address, or None for nowhere.
        id_prefix: put before every id, so that several maps can stand in one page: small letters, digits, hyphens.

    Raises:
        ValueError: the prefix has other signs in it.
    """
    if not ID_PREFIX.fullmatch(id_prefix):
        raise ValueError(f"{id_prefix!r} cannot start an id")
    view = MapView(game_map, Board.of(game_map), lang, names, icon_of)
    svg = render(map_graph(view, link), "svg").decode("utf-8")
    title, told = html.escape(view.text(game_map.name)), html.escape(description(view))
    return finish(svg, title, told, id_prefix=id_prefix, linked=link is not None)


def draw_map_png(
    game_map: GameMap, *, lang: str = "en", names: Names = plain_name, icon_of: IconOf = same_icon
) -> bytes:
    """The same picture as PNG."""
    view = MapView(game_map, Board.of(game_map), lang, names, icon_of)
    graph = map_graph(view, None)
    graph.attr(dpi=str(PNG_DOTS), size=f"{PNG_INCHES},{PNG_INCHES}")
    return render(graph, "png")


def map_graph(view: MapView, link: Link | None) -> graphviz.Graph:
    """The map as a Graphviz graph with every circle pinned to its place."""
    frame = frame_of(view.game_map)
    left, top, right, bottom = _sheet(frame)
    lines, end = lay_out(blocks(view), left, bottom + 0.55, right - left)
    leaves = door_leaves(view.game_map)
    shapes = [scenery(view.game_map, leaves), *(circle_shapes(view, name) for name in view.game_map.circles)]
    shapes.append(polyline([(left, bottom + 0.35), (right, bottom + 0.35)], FLOOR_EDGE, 1))
    shapes += [line.shapes for line in lines]
    graph = graphviz.Graph(
        "map",
        graph_attr={"bgcolor": PAPER, "pad": "0.3", "outputorder": "edgesfirst", "_background": joined(shapes)},
        node_attr=CIRCLE,
    )
    _add_circles(graph, view, link)
    add_lines(graph, view)
    with graph.subgraph(name="texts", node_attr=TEXT) as texts:
        _add_title(texts, (left, top - 0.55), view.text(view.game_map.name), right - left)
        for k, name in enumerate(letter_rooms(view, frame, leaves)):
            _add_text(texts, f"room-{k}", name.at, name.lines, 0, name.size, ROOM_NAME)
        for k, line in enumerate(lines):
            colour = ROOM_NAME if line.size == HEADING_SIZE else INK
            _add_text(texts, f"legend-{k}", line.text_at, line.words, line.width, line.size, colour)
        _add_text(texts, "end", (left, end), (), 0.1, 10)
    return graph


def _sheet(frame: Frame) -> Frame:
    """The box around the map with its title and legend, which are wider than a small map."""
    left, top, right, bottom = frame
    more = max(0.0, LEAST_WIDTH - (right - left)) / 2
    return left - more, top, right + more, bottom


def _add_title(graph: graphviz.Graph, at: Spot, title: str, width: float) -> None:
    size = next((size for size in TITLE_SIZES if text_width(title, size) <= width), TITLE_SIZES[-1])
    _add_text(graph, "title", at, wrapped(title, size, width, 1), width, size)


def _add_circles(graph: graphviz.Graph, view: MapView, link: Link | None) -> None:
    for k, (name, circle) in enumerate(view.game_map.circles.items()):
        address = link(name) if link else None
        extra = {} if address is None else {"URL": safe(_relative(address))}
        graph.node(
            circle_node(k),
            id=f"circle-{safe(name)}",
            pos=_pinned(view.place(name)),
            width=number(2 * radius(circle)),
            tooltip=safe(tooltip(view, name)),
            **extra,
        )


def _add_text(
    graph: graphviz.Graph, name: str, at: Spot, lines: tuple[str, ...], width: float, size: float, colour: str = INK
) -> None:
    """Lines of text: starting at a place if they have a width, else around it."""
    middle = (at[0] + width / 2, at[1])
    graph.node(
        name,
        label="".join(safe(line) + (r"\l" if width else r"\n") for line in lines),
        pos=_pinned(middle),
        width=number(width or 0.1),
        fontsize=number(size),
        fontcolor=colour,
    )


def _relative(address: str) -> str:
    """The address, if it leads nowhere outside.

    Raises:
        UsageError: it names another place or a script.
    """
    if OUTSIDE.match(address.strip()):
        raise UsageError(f"a circle of a map cannot lead to {address!r}", hint="Links on maps are relative.")
    return address


def _pinned(at: Spot) -> str:
    return place(at).replace(" ", ",")
