"""The event loop: from the YAML parser's events to plain data with positions, within budgets.

One pass builds dicts, lists and scalars, notes where each key and value stands, and reports what a content
file may not hold. It never recurses, and it counts values as if every alias were written out.
"""

from __future__ import annotations

import importlib
from typing import Any

import yaml

from tannkit.problems import Problem, short
from tannkit.source.characters import FORBIDDEN, HIDDEN, said
from tannkit.source.document import Document
from tannkit.source.faults import fault
from tannkit.source.scalars import NoNumber, TooLong, misread_elsewhere, resolve
from tannkit.source.syntax import in_words
from tannkit.source.syntax_error import syntax_problem

try:
    Parser: Any = importlib.import_module("yaml._yaml").CParser
except ImportError:  # PyYAML without its C part: the same events, more slowly
    Parser = yaml.SafeLoader

MOST_VALUES = 200_000
MOST_DEPTH = 100

Scalar, Alias = yaml.ScalarEvent, yaml.AliasEvent
MapStart, MapEnd = yaml.MappingStartEvent, yaml.MappingEndEvent
ListStart, ListEnd = yaml.SequenceStartEvent, yaml.SequenceEndEvent
DocumentStart, StreamEnd = yaml.DocumentStartEvent, yaml.StreamEndEvent
OLD_WORD_KEYS = frozenset({"yes", "no", "on", "off", "y", "n", "true", "false", "null", "~", ""})


class _Stop(Exception):
    """Reading cannot go on; carries the Problem."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem


def read_events(document: Document, text: str) -> None:
    """Fill `document.data`, `.positions` and `.problems` from YAML text."""
    try:
        document.data = _load(document, text)
    except _Stop as stop:
        document.add(stop.problem)
    except yaml.MarkedYAMLError as error:
        deep = "maximum nesting depth" in f"{error.context} {error.problem}"
        document.add(_too_deep(document, error) if deep else syntax_problem(document, error))
    except yaml.YAMLError as error:
        wrong, mend = in_words(str(error))
        document.add(fault("Y004", document.span(()), wrong, mend))


def _load(document: Document, text: str) -> Any:
    parser = Parser(text)
    next_event: Any = parser.get_event
    positions = document.positions
    anchors: dict[str, Any] = {}
    used_anchors: set[str] = set()
    weight: dict[int, int] = {}
    stack: list[Any] = []
    root: Any = None
    current: Any = None
    places: dict[Any, tuple[Any, Any]] = {}
    key: Any = None
    key_event: Any = None
    in_map = have_key = seen = False
    used = start = 0
    while True:
        event = next_event()
        kind = event.__class__
        if kind is Scalar:
            value = event.value
            if event.tag is not None:
                document.add(_tag(document, event))
            if event.style == '"' and (wrong := FORBIDDEN.search(value)):
                document.add(_escaped(document, event, wrong.group()))
            if event.implicit[0] and (have_key or not in_map):
                value = _scalar(document, event)
        elif kind is MapStart or kind is ListStart:
            value = {} if kind is MapStart else []
            if event.tag is not None:
                document.add(_tag(document, event))
        elif kind is MapEnd or kind is ListEnd:
            finished, before = current, start
            current, key, key_event, places, in_map, have_key, start = stack.pop()
            weight[id(finished)] = used - before
            continue
        elif kind is Alias:
            value, cost = _alias(document, event, anchors, weight, used_anchors)
            used += cost
        elif kind is DocumentStart:
            if seen:
                raise _Stop(_several(document, event))
            seen = True
            if event.version or event.tags:
                document.add(_directive(document, event))
            continue
        elif kind is StreamEnd:
            return root
        else:
            continue
        used += 1
        if used > MOST_VALUES:
            raise _Stop(_too_many(document, event))
        if kind is not Alias and event.anchor:
            anchors[event.anchor] = value
            document.add(_anchor(document, event))
        if in_map and not have_key and current is not None:
            key, key_event, have_key = _key(document, event, value), event, True
            continue
        if current is None:
            root = value
        elif in_map:
            if key in current:
                document.add(_duplicate(document, key, key_event, places[key][0], top=current is root))
            current[key] = value
            places[key] = (key_event, event)
            have_key = False
        else:
            places[len(current)] = (None, event)
            current.append(value)
        if kind is MapStart or kind is ListStart:
            if len(stack) >= MOST_DEPTH:
                raise _Stop(_too_deep(document, event))
            stack.append((current, key, key_event, places, in_map, have_key, start))
            start, current, in_map, have_key = used, value, kind is MapStart, False
            places = positions[id(value)] = {}


def _scalar(document: Document, event: Any) -> Any:
    word = event.value
    try:
        value = resolve(word)
    except TooLong:
        raise _Stop(
            fault(
                "Y008", document.mark_span(event.start_mark, event.end_mark),
                f"`{short(word, 24)}` is longer or larger than any number of the game",
                "Write a number of ordinary size, or put it in quotes if it is meant as text.",
            )
        ) from None  # fmt: skip
    except NoNumber:
        raise _Stop(
            fault(
                "Y020", document.mark_span(event.start_mark, event.end_mark),
                f"`{word}` is no number that content can hold",
                "Write a plain number, or put it in quotes if it is meant as text.",
            )
        ) from None  # fmt: skip
    if value is not None and value is not True and value is not False and (taken := misread_elsewhere(word)):
        document.add(
            fault(
                "Y019", document.mark_span(event.start_mark, event.end_mark),
                f"`{short(word)}` without quotes is {_meaning(value)} here, but older tools read it as {taken}",
                f'Write "{short(word)}" in quotes if it is text'
                + (", `true` or `false` if it is a yes-or-no value." if taken in ("true", "false") else "."),
            )
        )  # fmt: skip
    return value


def _meaning(value: Any) -> str:
    return "the text" if isinstance(value, str) else f"the number {value}"


def _key(document: Document, event: Any, value: Any) -> str:
    """A key as text. Keys of other types are refused, keys that tools misread are reported."""
    if event.__class__ is Alias or not isinstance(value, str):
        raise _Stop(
            fault("Y014", document.event_span(event), "a key must be a word, not a list or an entry",
                  "Write `key: value` with a plain word in front of the colon; a pair in brackets is a value.")
        )  # fmt: skip
    if value == "<<" and event.implicit[0]:
        document.add(
            fault("Y013", document.event_span(event), "merge keys (`<<`) are not part of content files",
                  "Write the values out where they are needed.")
        )  # fmt: skip
    elif event.implicit[0] and value.lower() in OLD_WORD_KEYS:
        key = f"the key `{value}`" if value else "a missing key"
        document.add(
            fault("Y015", document.event_span(event), f"{key} is read as true, false or nothing by many tools",
                  "Choose another word, or put it in quotes if it is really the name.")
        )  # fmt: skip
    if HIDDEN.search(value):
        names = ", ".join(f"U+{ord(char):04X}" for char in sorted({*HIDDEN.findall(value)}))
        document.add(
            fault("Y016", document.event_span(event), f"there is a hidden character in this key ({names})",
                  "Type the key again with ordinary letters and spaces; it was probably pasted from elsewhere.")
        )  # fmt: skip
    return value


def _alias(
    document: Document, event: Any, anchors: dict[str, Any], weight: dict[int, int], told: set[str]
) -> tuple[Any, int]:
    """The value an alias stands for, and how many more values it adds when written out."""
    span = document.mark_span(event.start_mark, event.end_mark)
    if event.anchor not in anchors:
        raise _Stop(
            fault("Y012", span, f"`*{short(event.anchor)}` refers to an anchor that is not there",
                  "A text that starts with `*` must be in quotes; content files use no anchors and aliases.")
        )  # fmt: skip
    value = anchors[event.anchor]
    if isinstance(value, dict | list) and id(value) not in weight:
        raise _Stop(fault("Y012", span, f"`*{short(event.anchor)}` refers to itself", "Write the values out."))
    message = f"aliases (`*{short(event.anchor)}`) are not part of content files"
    # One report for each anchor: a file may use an alias a hundred thousand times.
    if event.anchor not in told:
        told.add(event.anchor)
        document.add(fault("Y012", span, message, "Write the values out where they are needed."))
    return value, weight.get(id(value), 0)


def _anchor(document: Document, event: Any) -> Problem:
    return fault(
        "Y012", document.mark_span(event.start_mark, event.start_mark),
        f"anchors (`&{short(event.anchor)}`) are not part of content files",
        "Remove it, or put the text in quotes if the `&` belongs to it.",
    )  # fmt: skip


def _tag(document: Document, event: Any) -> Problem:
    return fault(
        "Y017", document.mark_span(event.start_mark, event.end_mark),
        # `!!` stands for YAML's own tags; nobody has written it out.
        f"tags (`{short(event.tag.replace('tag:yaml.org,2002:', '!!', 1))}`) are not part of content files",
        "Remove the tag, or put the text in quotes if the `!` belongs to it.",
    )  # fmt: skip


def _escaped(document: Document, event: Any, char: str) -> Problem:
    return fault(
        "Y003", document.mark_span(event.start_mark, event.end_mark),
        f"this text holds {said(char)}, written with a backslash", "Remove it; nothing can show it.",
    )  # fmt: skip


def _directive(document: Document, event: Any) -> Problem:
    return fault(
        "Y004", document.mark_span(event.start_mark, event.start_mark),
        "lines that start with `%` (directives) are not part of content files",
        "Remove the line; content is always read as YAML 1.2.",
    )  # fmt: skip


def _duplicate(document: Document, key: str, event: Any, earlier: Any, *, top: bool) -> Problem:
    line = document.event_span(earlier).line
    return fault(
        "Y009", document.event_span(event),
        f"the key `{short(key)}` was already given in line {line}; only one of them can count",
        f"Put its entries below the first `{short(key)}:` in line {line}." if top and event.start_mark.column == 0
        else "Remove one of the two, or give it another name.",
    )  # fmt: skip


def _several(document: Document, event: Any) -> Problem:
    return fault(
        "Y010", document.mark_span(event.start_mark, event.end_mark),
        "a second document starts here", "Put it in a file of its own; a content file is one document.",
    )  # fmt: skip


def _too_many(document: Document, event: Any) -> Problem:
    return fault(
        "Y007", document.mark_span(event.start_mark, event.end_mark),
        f"the file holds more than {MOST_VALUES:,} values when its aliases are written out",
        "Split it into several files; write values out in place of aliases.",
    )  # fmt: skip


def _too_deep(document: Document, at: Any) -> Problem:
    start = at.problem_mark if isinstance(at, yaml.MarkedYAMLError) else at.start_mark
    return fault(
        "Y006", document.mark_span(start, start),
        f"lists and entries lie more than {MOST_DEPTH} deep inside one another here",
        "Look for a bracket that is opened again and again; content never needs more than about twenty levels.",
    )  # fmt: skip
