"""Make text from strangers safe to print: what could steer a terminal or a reader is shown as its code."""

from __future__ import annotations

import unicodedata

DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")


def visible(text: str) -> str:
    """The text on one line, with control and direction characters written as <U+001B>."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(char) for char in text)


def _shown(char: str) -> str:
    if char == "\t":
        return " "
    if char in DIRECTIONS or unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp"):
        return f"<U+{ord(char):04X}>"
    return char


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )
