"""Lettering: how wide a text gets on a map, and where it is broken or cut to fit.

Widths are estimates for the sans-serif letters of the drawings; browsers bring their own fonts, so no table of one
font would be exact.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache

from tannkit.draw.pen import STEP

NARROW = frozenset("fijlrtI.,:;!'’|()[]-/ ")
WIDE = frozenset("mwMW%@—…")
FIRST_FULL_WIDTH = 0x2E80  # from here on, scripts whose letters are as wide as they are high
LINE_HEIGHT = 1.2  # by the size of the letters, as Graphviz sets lines
CUT = "…"


def text_width(text: str, size: float) -> float:
    """About how wide a text is, in grid steps; the size is in points."""
    return sum(map(_share, text)) * size / STEP


@lru_cache(maxsize=1000)
def wrapped(text: str, size: float, width: float, most_lines: int = 2) -> tuple[str, ...]:
    """A text broken between words into lines no wider than a width; what does not fit the last line is cut."""
    lines: list[str] = []
    words = text.split()
    while words and len(lines) < most_lines:
        taken = 1
        while taken < len(words) and text_width(" ".join(words[: taken + 1]), size) <= width:
            taken += 1
        if len(lines) == most_lines - 1:
            taken = len(words)
        lines.append(_cut(" ".join(words[:taken]), size, width))
        words = words[taken:]
    return tuple(lines)


def halves(text: str) -> tuple[str, ...]:
    """A text in two lines as equal as its words allow; in one if it is a single word."""
    words = text.split()
    splits = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return min(splits, key=lambda pair: max(text_width(line, 1) for line in pair)) if splits else (text,)


def _cut(line: str, size: float, width: float) -> str:
    if text_width(line, size) <= width:
        return line
    fitting = bisect_right(range(len(line)), width, key=lambda kept: text_width(line[:kept] + CUT, size))
    return line[: max(0, fitting - 1)].rstrip() + CUT


def _share(letter: str) -> float:
    """The width of a letter by its size."""
    if letter in NARROW:
        return 0.31
    if letter in WIDE:
        return 0.9
    if ord(letter) >= FIRST_FULL_WIDTH:
        return 1.0
    return 0.73 if letter.isupper() else 0.56
