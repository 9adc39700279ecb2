"""Icons: the small drawings of skills, copied to the site and shown in the colour of the text around them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources

from tannkit.sitegen.page import Place
from tannkit.sitegen.view import View

FOLDER = "assets/icons"
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def icon(view: View, drawing: str) -> str:
    """An icon in the running text; nothing if there is no such drawing."""
    if not _NAME.fullmatch(drawing) or drawing not in names():
        return ""
    return f'<img class="tk-icon" src="{view.way(Place(f"{FOLDER}/{drawing}.svg"))}" alt="">'


@cache
def names() -> frozenset[str]:
    """The names of all drawings."""
    return frozenset(name for name, _ in drawings())


def drawings() -> Iterator[tuple[str, bytes]]:
    """Every drawing by name."""
    folder = resources.files("tannkit.draw") / "icons"
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".svg"):
            yield file.name.removesuffix(".svg"), file.read_bytes()
