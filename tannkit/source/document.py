"""A document: one content file, read, with the place of every key and value in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from tannkit.problems import MOST_ALIKE, Problem, Span

Step = str | int
Positions = dict[int, dict[Step, tuple[Any, Any]]]


@dataclass(slots=True)
class Document:
    """A file's text and data. `data` is None where the file could not be read; `problems` say why.

    `positions` maps the identity of each container to the parser events of its keys and values; `data` keeps
    the containers alive, so identities stay unique.
    """

    file: str
    text: str = ""
    data: Any = None
    problems: list[Problem] = field(default_factory=list)
    positions: Positions = field(default_factory=dict)
    shifts: tuple[tuple[int, int], ...] = ()
    _lines: list[str] | None = None
    _alike: dict[str, int] = field(default_factory=dict)

    def add(self, problem: Problem) -> None:
        """Note a problem, unless more of its kind are noted already than are ever told."""
        self._alike[problem.code] = self._alike.get(problem.code, 0) + 1
        if self._alike[problem.code] <= MOST_ALIKE + 1:
            self.problems.append(problem)

    @property
    def lines(self) -> list[str]:
        """The lines of the text, without their ends."""
        if self._lines is None:
            self._lines = self.text.splitlines()
        return self._lines

    def span(self, path: Sequence[Step], part: Literal["key", "value"] = "value") -> Span:
        """Where the key or the value at `path` stands; the nearest place around it if it has none of its own.

        The span of a mapping or list is that of its key, which is where a reader looks for it.
        """
        container: Any = self.data
        found: tuple[Any, Any] | None = None
        for step in path:
            places = self.positions.get(id(container), {})
            if step not in places:
                break
            found = places[step]
            container = container[step]
        if found is None:
            return self._first_line()
        key, value = found
        if key is not None and (part == "key" or isinstance(container, dict | list)):
            return self.mark_span(key.start_mark, key.end_mark)
        if isinstance(container, dict | list):
            return self.mark_span(value.start_mark, value.start_mark)
        return self.mark_span(value.start_mark, value.end_mark)

    def mark_span(self, start: Any, end: Any) -> Span:
        """The span between two parser marks, cut to the first line."""
        line, column = start.line, start.column + self._shift(start.line, start.column)
        end_column = end.column + self._shift(end.line, end.column)
        if end.line > line:
            end_column = max(column + 1, len(self.lines[line]) if line < len(self.lines) else 0)
        return Span(self.file, line + 1, column + 1, line + 1, max(end_column, column + 1) + 1)

    def event_span(self, event: Any) -> Span:
        """The span of a parser event."""
        return self.mark_span(event.start_mark, event.end_mark)

    def place_span(self, line: int, column: int) -> Span:
        """The span of one character at a line and column from 0."""
        return Span(self.file, line + 1, column + 1, line + 1, column + 2)

    def _shift(self, line: int, column: int) -> int:
        """How far a JSON surrogate pair earlier on the line has moved a place (see `tannkit.source.json_text`)."""
        shift = 0
        for at_line, at_column in self.shifts:
            if at_line == line and at_column < column + shift:
                shift += 2
        return shift

    def _first_line(self) -> Span:
        length = len(self.lines[0]) if self.lines else 0
        return Span(self.file, 1, 1, 1, max(length, 1) + 1)
