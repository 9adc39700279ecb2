"""Assets that are made from content and code: the icons, and a map for the start page."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.draw.from_library import picture
from tannkit.model.library import Library
from tannkit.sitegen.icon import FOLDER, drawings

A_MAP = "assets/a-map.svg"
EMPTY = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>'


def assets(library: Library) -> Iterator[tuple[str, bytes]]:
    """Every such file by its path on the site."""
    for name, drawing in drawings():
        yield f"{FOLDER}/{name}.svg", drawing
    first = next(library.entries("maps", whole=True), None)
    yield A_MAP, picture(library, first, "svg", "en") if first else EMPTY
