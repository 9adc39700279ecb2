"""JSON files: made ready for the event loop, and held to JSON's own, stricter rules."""

from __future__ import annotations

import json
import re

from tannkit.problems import Problem, Span
from tannkit.source.document import Document
from tannkit.source.faults import fault

PAIR = re.compile(r"\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})")
LONE = re.compile(r"\\u[dD][89abAB-fF][0-9a-fA-F]{2}")


def as_yaml(document: Document) -> str:
    """The text with surrogate pairs as single escapes, which YAML knows; `document.shifts` notes where."""
    shifts: list[tuple[int, int]] = []
    lines = []
    for number, line in enumerate(document.text.split("\n")):
        shifts += [(number, match.start()) for match in PAIR.finditer(line)]
        lines.append(PAIR.sub(_one_escape, line))
    document.shifts = tuple(shifts)
    return "\n".join(lines)


def _one_escape(match: re.Match[str]) -> str:
    high, low = (int(part, 16) for part in match.groups())
    return f"\\U{0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00):08x}"


def strictness(document: Document) -> Problem | None:
    """The first place where the text is YAML but not JSON, as a Problem; None if it is JSON."""
    try:
        json.loads(document.text, parse_int=str, parse_float=str)
    except json.JSONDecodeError as error:
        span = Span(document.file, error.lineno, error.colno, error.lineno, error.colno + 1)
        return fault(
            "Y004",
            span,
            f"the file is not valid JSON here ({error.msg[:1].lower()}{error.msg[1:]})",
            "JSON wants double quotes around keys and texts, no comments, and no comma after the last member; "
            "name the file .yaml to write more freely.",
        )
    except RecursionError:
        return fault("Y006", document.span(()), "lists and entries lie too deep inside one another", "")
    return None


def lone_surrogate(document: Document) -> Problem | None:
    """A Problem for half a surrogate pair, which stands for no character."""
    for number, line in enumerate(PAIR.sub("", document.text).split("\n")):
        if match := LONE.search(line):
            span = Span(document.file, number + 1, match.start() + 1, number + 1, match.end() + 1)
            return fault("Y003", span, f"`{match.group()}` is half a character", "Write the character itself.")
    return None
