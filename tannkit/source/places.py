"""Places: from an offset in a text to line and column, and which places lie inside a value."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator
from typing import Any

from tannkit.problems import Span
from tannkit.source.document import Document

Place = tuple[int, int]


def span_at(document: Document, offset: int, length: int = 1) -> Span:
    """The span of a stretch of the text, which lies in one line.

    Args:
        document: the document.
        offset: where the stretch starts in `document.text`.
        length: how many characters it has.
    """
    before = document.text[:offset].replace("\r\n", "\n").replace("\r", "\n")
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    return Span(document.file, line, column, line, column + length)


def inside_values(document: Document, places: Collection[Place], *, quoted: bool = False) -> set[Place]:
    """Those of the places (line and column from 0) that lie inside a key or value.

    Args:
        document: the document, read.
        places: the places in question.
        quoted: whether only quoted and block texts count.
    """
    wanted = sorted(places)
    found: set[Place] = set()
    for start, end, style in _stretches(document):
        if quoted and not style:  # None or empty, depending on the parser
            continue
        at = bisect_left(wanted, start)
        while at < len(wanted) and wanted[at] < end:
            found.add(wanted[at])
            at += 1
    return found


def _stretches(document: Document) -> Iterator[tuple[Place, Place, Any]]:
    for pairs in document.positions.values():
        for pair in pairs.values():
            for event in pair:
                if event is not None and hasattr(event, "value"):
                    start, end = event.start_mark, event.end_mark
                    yield (start.line, start.column), (end.line, end.column), event.style
