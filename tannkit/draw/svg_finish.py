"""The finish of an SVG drawing: Graphviz's output made fit to stand in a page, on paper and on a phone."""

from __future__ import annotations

import re

HEAD = re.compile(r"\A.*?(?=<svg\b)", re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->\s*", re.DOTALL)
SIZE = re.compile(r'\A<svg width="[^"]*" height="[^"]*"\s*')
TITLE = re.compile(r"<title>[^<]*</title>\n?")
ANCHOR_TITLE = re.compile(r'(<a\b[^>]*?) xlink:title="([^"]*)">')


def finish(svg: str, title: str) -> str:
    """Drop fixed sizes, declarations and inner names; make tooltips such as every browser shows.

    Args:
        svg: what Graphviz wrote.
        title: the picture's title, already escaped for XML.
    """
    svg = COMMENT.sub("", HEAD.sub("", svg, count=1)).replace("&#45;", "-")
    svg = SIZE.sub('<svg class="game-map" ', svg, count=1)
    svg = ANCHOR_TITLE.sub(r"\1><title>\2</title>", TITLE.sub("", svg))
    return svg.replace('<g id="graph0"', f'<title>{title}</title>\n<g id="map"', 1)
