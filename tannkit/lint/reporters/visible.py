"""Make text from strangers safe to print: what could steer a terminal or a reader is shown as its code."""

from __future__ import annotations

import unicodedata

# Control, format and surrogate characters, and all spaces but the ordinary one.
UNSEEN = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp", "Zs"))
# Scripts and emoji need these two inside words.
JOINERS = "\u200c\u200d"


def visible(text: str) -> str:
    """The text on one line, with characters that cannot be seen written as <U+001B>."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(char) for char in text)


def _shown(char: str) -> str:
    if char in "\t ":
        return " "
    if char not in JOINERS and unicodedata.category(char) in UNSEEN:
        return f"<U+{ord(char):04X}>"
    return char


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(_width(char) for char in text)


def _width(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
