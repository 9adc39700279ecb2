"""The layout of the legend: blocks of meanings in columns below the map, as low as the map's width allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tannkit.board.geometry import Spot
from tannkit.draw.lettering import text_width, wrapped

TEXT_SIZE = 11.5  # in points
HEADING_SIZE = 10.0
HEADING_ROW = 0.38  # in grid steps, as everything below
SAMPLE_AT = 0.26  # from the left of a column to the middle of its samples
TEXT_AT = 0.6  # and to its texts
MOST_TEXT = 2.9  # a text wider than this is broken into two lines, and then cut
COLUMN_GAP = 0.35
WIDEST_GAP = 0.9
BLOCK_GAP = 0.12  # between blocks in one column
LEAST_WIDTH = 9.5  # of the legend, however narrow the map: so it never gets much higher than a small map
HEIGHT_STEP = 0.1
WORTH_OWN_COLUMNS = 1.4  # by how much higher the legend may get for every block to start a column
HAIR = 1e-6


@dataclass(frozen=True, slots=True)
class Meaning:
    """What something on the map means: a function that draws a sample at a place, and the words."""

    sample: Callable[[Spot], str]
    text: str


@dataclass(frozen=True, slots=True)
class Block:
    """Meanings of one sort, under a heading; `row` is how high each is."""

    heading: str
    row: float
    meanings: tuple[Meaning, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the legend in its place: the drawing, the words, where they start, and the size of their letters."""

    shapes: str
    words: tuple[str, ...]
    text_at: Spot
    width: float
    size: float


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of a column: its middle below the column's top, and a heading or a meaning."""

    middle: float
    what: str | Meaning


_Column = list[_Row]


def lay_out(blocks: Sequence[Block], left: float, top: float, width: float) -> tuple[list[Line], float]:
    """The lines of the legend within a width, and how far down it reaches."""
    height, columns = _lowest(blocks, width)
    used = [_width(column) for column in columns]
    spare = (width - sum(used)) / max(1, len(columns) - 1)
    gap = min(WIDEST_GAP, max(COLUMN_GAP, spare))
    lines: list[Line] = []
    for column, own in zip(columns, used, strict=True):
        lines += _lines(column, left, top)
        left += own + gap
    return lines, top + height


def _lowest(blocks: Sequence[Block], width: float) -> tuple[float, list[_Column]]:
    """The columns of the lowest legend that fits a width; each block starts one of its own if that costs little."""
    shared = _fitting(blocks, width, own_columns=False)
    own = _fitting(blocks, width, own_columns=True)
    return own if own[0] <= WORTH_OWN_COLUMNS * shared[0] and _total(own[1]) <= width else shared


def _fitting(blocks: Sequence[Block], width: float, *, own_columns: bool) -> tuple[float, list[_Column]]:
    most = sum(HEADING_ROW + BLOCK_GAP + block.row * len(block.meanings) for block in blocks)
    height = HEADING_ROW + max((block.row for block in blocks), default=0.0)
    while height < most:
        columns = _flow(blocks, height, own_columns=own_columns)
        if _total(columns) <= width:
            return height, columns
        height += HEIGHT_STEP
    return most, _flow(blocks, most, own_columns=own_columns)


def _flow(blocks: Sequence[Block], height: float, *, own_columns: bool) -> list[_Column]:
    """All rows in columns of a height. A heading never stands alone; where a block goes on, its place stays empty."""
    columns: list[_Column] = []
    y = height
    for block in blocks:
        if own_columns or y + BLOCK_GAP + HEADING_ROW + block.row > height + HAIR:
            columns.append([])
            y = 0.0
        else:
            y += BLOCK_GAP
        columns[-1].append(_Row(y + HEADING_ROW / 2, block.heading))
        y += HEADING_ROW
        for meaning in block.meanings:
            if y + block.row > height + HAIR:
                columns.append([])
                y = HEADING_ROW
            columns[-1].append(_Row(y + block.row / 2, meaning))
            y += block.row
    return columns


def _total(columns: Sequence[_Column]) -> float:
    return sum(map(_width, columns)) + COLUMN_GAP * (len(columns) - 1)


def _width(column: _Column) -> float:
    return max(map(_row_width, column), default=0.0)


def _row_width(row: _Row) -> float:
    if isinstance(row.what, str):
        return text_width(row.what, HEADING_SIZE)
    return TEXT_AT + _words_width(wrapped(row.what.text, TEXT_SIZE, MOST_TEXT))


def _words_width(words: Sequence[str]) -> float:
    return max((text_width(line, TEXT_SIZE) for line in words), default=0.0)


def _lines(column: _Column, left: float, top: float) -> Iterator[Line]:
    for row in column:
        y = top + row.middle
        if isinstance(row.what, str):
            yield Line("", (row.what,), (left, y), text_width(row.what, HEADING_SIZE), HEADING_SIZE)
        else:
            words = wrapped(row.what.text, TEXT_SIZE, MOST_TEXT)
            shapes = row.what.sample((left + SAMPLE_AT, y))
            yield Line(shapes, words, (left + TEXT_AT, y), _words_width(words), TEXT_SIZE)
