"""JSON files: made ready for the event loop, and held to JSON's own, stricter rules."""

from __future__ import annotations

import json
import re

from tannkit.problems import Problem, Span
from tannkit.source.document import Document
from tannkit.source.events import read_events
from tannkit.source.faults import fault
from tannkit.source.places import span_at

# A whole surrogate pair, half of one, or any other escape (so that the `\\` in `\\ud83d` hides what follows).
ESCAPE = re.compile(
    r"\\u(?P<high>[dD][89abAB][0-9a-fA-F]{2})\\u(?P<low>[dD][c-fC-F][0-9a-fA-F]{2})"
    r"|(?P<lone>\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\."
)
NO_NUMBERS = ("NaN", "Infinity", "-Infinity")
PLAINER = (
    "JSON wants double quotes around keys and texts, no comments, and no comma after the last member; "
    "name the file .yaml to write more freely."
)


def read_json(document: Document) -> None:
    """Fill the document from JSON text."""
    lone = next((match for match in ESCAPE.finditer(document.text) if match["lone"]), None)
    if lone:
        span = span_at(document, lone.start(), len(lone.group()))
        document.add(fault("Y003", span, f"`{lone.group()}` is half a character", "Write the character itself."))
        return
    read_events(document, _as_yaml(document))
    if document.data is None and document.problems and document.problems[-1].code not in ("Y004", "Y018"):
        return
    # The parser of JSON says better what is wrong with JSON.
    wrong = _strictness(document)
    if wrong:
        document.problems, document.data = wrong, None


def _as_yaml(document: Document) -> str:
    """The text with surrogate pairs as single escapes, which YAML knows; `document.shifts` notes where."""
    shifts: list[tuple[int, int]] = []
    for number, line in enumerate(document.lines):
        shifts += [(number, match.start()) for match in ESCAPE.finditer(line) if match["high"]]
    document.shifts = tuple(shifts)
    return ESCAPE.sub(_one_escape, document.text)


def _one_escape(match: re.Match[str]) -> str:
    if not match["high"]:
        return match.group()
    high, low = int(match["high"], 16), int(match["low"], 16)
    return f"\\U{0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00):08x}"


def _strictness(document: Document) -> list[Problem]:
    """What is not JSON in the text, if it is not, or what the event loop could not read although it is."""
    odd: list[str] = []
    try:
        json.loads(document.text, parse_int=str, parse_float=str, parse_constant=odd.append)
    except json.JSONDecodeError as error:
        at = min(error.pos, max(len(document.text) - 1, 0))
        said = f"the file is not valid JSON here ({error.msg[:1].lower()}{error.msg[1:].removesuffix(' at')})"
        return [fault("Y004", span_at(document, at), said, PLAINER)]
    if odd:
        span = _place_of_word(document)
        return [fault("Y020", span, f"`{odd[0]}` is no number that content can hold", "Write a plain number.")]
    if document.data is None and document.problems:
        said = "this is JSON, but laid out in a way that is not read here"
        how = "Put each colon on the line of its key, and use no keys of more than a thousand characters."
        return [fault("Y004", document.problems[0].span, said, how)]
    return []


def _place_of_word(document: Document) -> Span:
    """Where the first of NO_NUMBERS stands: a value without quotes, which the event loop took for a text."""
    for pairs in document.positions.values():
        for _, value in pairs.values():
            if getattr(value, "value", "") in NO_NUMBERS and not value.style:
                return document.mark_span(value.start_mark, value.end_mark)
    return document.span(())
