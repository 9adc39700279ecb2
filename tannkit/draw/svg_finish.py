"""The finish of an SVG drawing: Graphviz's output made fit to stand in a page, on paper and on a phone."""

from __future__ import annotations

import re

HEAD = re.compile(r"\A.*?(?=<svg\b)", re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->\s*", re.DOTALL)
SIZE = re.compile(r'\A<svg width="[^"]*" height="[^"]*"\s*')
TITLE = re.compile(r"<title>[^<]*</title>\n?")
ANCHOR_TITLE = re.compile(r'(<a\b[^>]*?) xlink:title="([^"]*)">')


def finish(svg: str, title: str, description: str, *, id_prefix: str = "", linked: bool = False) -> str:
    """Drop fixed sizes, declarations and inner names; make tooltips such as every browser shows.

    Args:
        svg: what Graphviz wrote.
        title: the picture's title, already escaped for XML.
        description: what the picture shows, for those who do not see it; escaped too.
        id_prefix: put before every id.
        linked: whether circles lead somewhere; the links inside an `img` would be out of reach of a screen reader.
    """
    svg = COMMENT.sub("", HEAD.sub("", svg, count=1)).replace("&#45;", "-")
    svg = SIZE.sub(f'<svg class="game-map" role="{"group" if linked else "img"}" ', svg, count=1)
    svg = ANCHOR_TITLE.sub(r"\1><title>\2</title>", TITLE.sub("", svg))
    head = f'<title>{title}</title>\n<desc>{description}</desc>\n<g id="map"'
    svg = svg.replace('<g id="graph0"', head, 1)
    # In the texts of content every quote is escaped, so this finds nothing but attributes.
    return svg.replace(' id="', f' id="{id_prefix}') if id_prefix else svg
