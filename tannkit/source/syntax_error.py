"""Syntax errors: where the parser gave up, traced back to the place that has to be mended."""

from __future__ import annotations

import re
from typing import Any

import yaml

from tannkit.problems import Problem
from tannkit.source.document import Document
from tannkit.source.faults import fault
from tannkit.source.swallowed import colour_in_comment
from tannkit.source.syntax import in_words

# What the parser was doing where the place at which it began is the one to mend.
BEGINNINGS = ("while scanning a simple key", "while parsing a flow sequence", "while parsing a flow mapping")
# Blanks and list hyphens in front, and a key with or without a value.
INDENT = re.compile(r"\s*(?:- +)*")
KEY = re.compile(r"""(?P<key>[^\s#'"\[\]{},:][^\s:]*|"[^"]*"|'[^']*'):(?:\s+(?P<value>[^\s#].*)|\s*)(?:#.*)?$""")
COLON = re.compile(r":(?:\s|$)")


def syntax_problem(document: Document, error: yaml.MarkedYAMLError) -> Problem:
    """The Problem for an error of the YAML parser."""
    mark = error.problem_mark or error.context_mark
    message = f"{error.context or ''} {error.problem or ''}".strip()
    if mark is None:
        return fault("Y004", document.span(()), *in_words(message))
    line = _line(document, mark.line)
    if "\t" in line[: mark.column + 1]:
        span = document.mark_span(mark, mark)
        return fault("Y018", span, "there is a tab in the indentation", "Indent with spaces, two for each step.")
    if "undefined tag handle" in message:
        span = document.mark_span(mark, mark)
        return fault("Y017", span, "tags (`!`) are not part of content files", "Put the text in quotes.")
    return (
        _colour(document, error, mark.line)
        or _bracket(document, error, mark, line)
        or _line_above(document, mark.line, message)
        or _at_beginning(document, error, mark, message)
    )


def _colour(document: Document, error: yaml.MarkedYAMLError, number: int) -> Problem | None:
    """A colour without quotes inside brackets, which left a value missing and the bracket open."""
    if "parsing a flow" not in str(error.context):
        return None
    start = min(error.context_mark.line, number - 1) if error.context_mark else number - 1
    for each in range(max(start, 0), number + 1):
        column, hint = colour_in_comment(_line(document, each))
        if hint:
            return fault("Y004", document.place_span(each, column), "the rest of this line is a comment", hint)
    return None


def _bracket(document: Document, error: yaml.MarkedYAMLError, mark: Any, line: str) -> Problem | None:
    """A closing bracket without an opening one, or of the wrong kind."""
    bracket = line[mark.column : mark.column + 1]
    if bracket not in ("]", "}"):
        return None
    start = error.context_mark
    if start is not None and error.context in BEGINNINGS:
        opened = _line(document, start.line)[start.column : start.column + 1]
        return fault("Y004", document.mark_span(mark, mark),
                     f"this `{bracket}` cannot close the `{opened}` that was opened in line {start.line + 1}",
                     f"Close it with `{']' if opened == '[' else '}'}`.")  # fmt: skip
    return fault("Y004", document.mark_span(mark, mark), f"this `{bracket}` closes a bracket that was never opened",
                 "Remove it, or open the bracket where it should begin.")  # fmt: skip


def _line_above(document: Document, number: int, message: str) -> Problem | None:
    """A line that only goes wrong because of the one above: that one lacks its colon, or is complete."""
    if "mapping values are not allowed" not in message and "block mapping" not in message:
        return None
    above = _before(document, number)
    here, there = _column(document, number), _column(document, above)
    if above < 0 or not COLON.search(_line(document, number)):
        return None
    key = KEY.match(_line(document, above)[there:])
    if here > there and key and key["value"] and key["value"][0] not in "|>[{":
        return fault("Y004", document.place_span(number, here),
                     "this line is indented deeper than the one above, which already has a value",
                     f"Let it start in the same column as `{key['key']}` above. "
                     "If the text above goes on here, put the whole of it in quotes.")  # fmt: skip
    if here == there and not COLON.search(_line(document, above)) and _in_an_entry(document, above):
        return fault("Y004", document.place_span(above, there), *in_words("could not find expected ':'"))
    return None


def _in_an_entry(document: Document, number: int) -> bool:
    """Whether a line without a colon stands among the fields of an entry, not in a text of several lines."""
    above = _before(document, number)
    if above < 0 or _line(document, number).lstrip()[:1] in ("'", '"', "[", "{", "#"):
        return False
    here, there = _column(document, number), _column(document, above)
    key = KEY.match(_line(document, above)[there:])
    if here == there:
        return key is not None or _line(document, number).lstrip().startswith("- ")
    return key is not None and not key["value"]


def _at_beginning(document: Document, error: yaml.MarkedYAMLError, mark: Any, message: str) -> Problem:
    """The problem where the unfinished construct begins, if that is in an earlier line; else where reading stopped."""
    wrong, mend = in_words(message)
    start = error.context_mark
    at_end = "unexpected end of stream" in message
    if start is None or not (at_end or (error.context in BEGINNINGS and start.line < mark.line)):
        return fault("Y004", document.mark_span(mark, mark), wrong, mend)
    if "parsing a flow" in message and mark.line < len(document.lines):
        mend += f" Reading stopped in line {mark.line + 1}."
    return fault("Y004", document.mark_span(start, start), wrong, mend)


def _before(document: Document, number: int) -> int:
    """The nearest line above that is neither empty nor a comment; -1 if there is none."""
    above = number - 1
    while above >= 0 and _line(document, above).lstrip()[:1] in ("", "#"):
        above -= 1
    return above


def _column(document: Document, number: int) -> int:
    """The column in which what a line says begins, behind blanks and list hyphens."""
    found = INDENT.match(_line(document, number))
    return found.end() if found else 0


def _line(document: Document, number: int) -> str:
    return document.lines[number] if 0 <= number < len(document.lines) else ""
