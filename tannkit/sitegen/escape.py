"""Escaping: texts from strangers become Markdown that shows them letter by letter and does nothing else.

One function serves running text, table cells, headings, link labels and HTML attributes, because what it leaves
has no meaning in any of them: every other sign is written as an HTML entity.
"""

from __future__ import annotations

import re
from typing import Any

from tannkit.lint.reporters.visible import visible

# Signs with a meaning in Markdown, its extensions or HTML, wherever they stand.
_MEANING = "\\`*_{}[]<>#!|&~^=\"'$"
_ENTITIES = str.maketrans({sign: f"&#{ord(sign)};" for sign in _MEANING})
# Signs that mean something at the start of a line only: lists, definitions, folded boxes, numbered lists.
_START = re.compile(r"(\d*)([-+:?%/.)])")
_FENCE = re.compile(r"`{3,}")
MOST_CODE = 40_000


def plain(text: Any) -> str:
    """A text as Markdown on one line."""
    shown = visible(" ".join(str(text).split())).translate(_ENTITIES)
    start = _START.match(shown)
    if start:
        shown = f"{start[1]}&#{ord(start[2])};{shown[start.end() :]}"
    return shown


def code(text: Any) -> str:
    """A short text in the typeface of code."""
    return f"<code>{plain(text)}</code>"


def told(message: str) -> str:
    """A message of the checker: what it quotes in backticks is shown as code."""
    parts = message.split("`")
    if len(parts) % 2 == 0:
        return plain(message)
    return "".join(code(part) if k % 2 else piece(part, first=k == 0) for k, part in enumerate(parts))


def piece(part: str, *, first: bool = False) -> str:
    """A part of a line, with the spaces that part it from its neighbours."""
    before = " " if part[:1].isspace() and not first else ""
    after = " " if part[-1:].isspace() and part.strip() else ""
    return f"{before}{plain(part)}{after}" if part else ""


def fenced(text: str, language: str = "yaml") -> str:
    """A block of code whose fence is longer than any row of backticks in it."""
    if len(text) > MOST_CODE:
        text = text[:MOST_CODE] + "\n…"
    lines = "\n".join(visible(line.expandtabs(4)) for line in text.splitlines())
    longest = max((len(row) for row in _FENCE.findall(lines)), default=2)
    fence = "`" * (longest + 1)
    return f"{fence}{language}\n{lines}\n{fence}"


def indented(markdown: str, depth: int = 1) -> str:
    """Markdown moved to the right, as content of a tab or a box."""
    space = "    " * depth
    return "\n".join(space + line if line else "" for line in markdown.split("\n"))
