"""Reading pages: by their paths, and the tags and text that a reader of the finished page gets."""

from __future__ import annotations

from collections.abc import Iterable
from html.parser import HTMLParser

import markdown

from tannkit.sitegen.page import Page

EXTENSIONS = [
    "admonition", "attr_list", "def_list", "md_in_html", "tables", "toc",
    "pymdownx.details", "pymdownx.superfences", "pymdownx.tabbed",
]  # fmt: skip


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


def read(source: str) -> Reader:
    reader = Reader()
    reader.feed(markdown.markdown(source, extensions=EXTENSIONS))
    return reader


def by_path(generated: Iterable[Page]) -> dict[str, Page]:
    found: dict[str, Page] = {}
    for page in generated:
        assert page.path not in found, f"two pages at {page.path}"
        found[page.path] = page
    return found
