"""Every key and value has its place: the span cuts exactly the written word out of the text."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from tannkit.problems import Span
from tannkit.source import events
from tannkit.source.document import Document
from tannkit.source.read import read_bytes

LETTERS = "abc äß漢字😀 -:#'\"\\[]{},&*!|>%@`?/ń\u0301"
TEXTS = st.text(alphabet=LETTERS, max_size=12)
SCALARS = st.one_of(TEXTS, st.integers(-(10**9), 10**9), st.booleans(), st.none(), st.sampled_from([0.5, -1.25, 1e10]))
DATA = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=4)),
    max_leaves=12,
)
FILES = st.dictionaries(TEXTS, DATA, min_size=1, max_size=4)


def cut(document: Document, span: Span) -> str:
    return document.lines[span.line - 1][span.column - 1 : span.end_column - 1]


def scalars(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    if isinstance(data, dict | list):
        for step, inner in data.items() if isinstance(data, dict) else enumerate(data):
            yield from scalars(inner, (*path, step))
    else:
        yield path, data


def check_json(data: dict[str, Any], text: str) -> None:
    document = read_bytes(text.encode(), "data.json")
    assert [problem for problem in document.problems if problem.code not in ("Y015", "Y016")] == []
    assert document.data == data
    for path, value in scalars(data):
        written = cut(document, document.span(path))
        # An empty list has no scalar; a scalar's span is the word as JSON writes it.
        assert json.loads(written) == value
        if isinstance(path[-1], str):
            assert json.loads(cut(document, document.span(path, "key"))) == path[-1]


@settings(max_examples=60, deadline=None)
@given(FILES, st.sampled_from([None, 1]), st.booleans())
def test_json_is_read_as_written(data: dict[str, Any], indent: int | None, ascii_only: bool) -> None:
    check_json(data, json.dumps(data, indent=indent, ensure_ascii=ascii_only))


@settings(max_examples=60, deadline=None)
@given(FILES, st.booleans())
def test_yaml_is_read_as_written(data: dict[str, Any], flow: bool) -> None:
    text = yaml.safe_dump(data, allow_unicode=True, width=10_000, default_flow_style=flow, sort_keys=False)
    document = read_bytes(text.encode(), "data.yaml")
    # The writer knows YAML 1.1, in which some texts need quotes and some do not; both read the same here.
    assert document.data == data, text
    for path, value in scalars(data):
        if isinstance(value, str) and "\n" not in value and len(cut(document, document.span(path))) > 1:
            assert yaml.safe_load(cut(document, document.span(path))) == value


def place(text: str, *path: str | int, part: Any = "value", name: str = "x.yaml") -> tuple[int, int, str]:
    document = read_bytes(text.encode(), name)
    span = document.span(path, part)
    return span.line, span.column, cut(document, span)


@pytest.mark.parametrize("before", ["ä", "漢字", "😀", "👩‍🚀", "ń"])
def test_columns_count_code_points(before: str) -> None:
    column = len(f'{{"{before}": 1, "b": ') + 1
    for name in ("x.yaml", "x.json"):
        assert place(f'{{"{before}": 1, "b": here}}'.replace("here", '"here"'), "b", name=name) == (1, column, '"here"')


def test_surrogate_pairs_in_json_do_not_move_places() -> None:
    text = r'{"a": "\ud83d\ude00 \ud83d\ude00", "\ud83d\ude00": 5, "c": [1, "\\ud83d\\ude00", 2]}'
    assert place(text, "\N{GRINNING FACE}", name="x.json") == (1, text.index("5") + 1, "5")
    assert place(text, "\N{GRINNING FACE}", part="key", name="x.json") == (
        1,
        text.index('"\\ud83d\\ude00": 5') + 1,
        r'"\ud83d\ude00"',
    )
    assert place(text, "c", 2, name="x.json") == (1, text.index("2]") + 1, "2")
    assert read_bytes(text.encode(), "x.json").data["c"][1] == r"\ud83d\ude00"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_marks_do_not_move_places(end: str, mark: str) -> None:
    text = mark + end.join(["# first", "a:", "  b: one", "  c: [two, three]", ""])
    assert place(text, "a", "b") == (3, 6, "one")
    assert place(text, "a", "c", 1) == (4, 12, "three")
    assert place(mark + end.join(['{"a":', '{"b": [1,', "2]}}"]), "a", "b", 1, name="x.json") == (3, 1, "2")


def test_the_span_of_a_container_is_its_key() -> None:
    text = "a:\n  b:\n  - {c: 1}\n"
    assert place(text, "a") == (1, 1, "a")
    assert place(text, "a", "b") == (2, 3, "b")
    assert place(text, "a", "b", 0)[:2] == (3, 5)


def test_a_path_that_is_not_there_is_shown_at_the_nearest_place() -> None:
    assert place("a:\n  b: 1\n", "a", "nothing", "more") == (1, 1, "a")
    assert place("a: 1\n", "nothing") == (1, 1, "a: 1")
    assert place("", "nothing") == (1, 1, "") if read_bytes(b"", "x.yaml").lines else True


def test_a_text_of_many_lines_is_shown_on_its_first() -> None:
    assert place("a: |\n  one\n  two\n", "a") == (1, 4, "|")
    assert place('a: "one\n  two"\n', "a") == (1, 4, '"one')


SAMPLES = [
    "a: 1\nb: [x, 'y', \"z\", {c: d}]\n",
    "# c\na:\n- b: |\n    text\n  c: >-\n    folded\n    text\n- 漢字: 😀\n",
    "a: &x [1, 2]\nb: *x\n",
    "a: !t x\nb: ! y\n!!str c: d\n",
    "a: b\n? k\n: v\n",
    "%YAML 1.1\n---\na: b\n...\n",
    "a: 1\na: 2\n---\nb: c\n",
    "[1, 2]: x\n",
    "a: *nothing\n",
    "on: yes\n~: 2012-12-21\n",
    '"\\e": "\\0"\n',
    "\u00a0a:\u00a0b\n",
    "a: " + "[" * 120 + "]" * 120,
]


@pytest.mark.parametrize("text", SAMPLES)
def test_the_parser_without_its_c_part_gives_the_same(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fast = read_bytes(text.encode(), "x.yaml")
    monkeypatch.setattr(events, "Parser", yaml.SafeLoader)
    slow = read_bytes(text.encode(), "x.yaml")
    assert slow.data == fast.data
    assert slow.problems == fast.problems
    for path, _ in scalars(fast.data) if fast.data else ():
        assert slow.span(path) == fast.span(path)
        assert slow.span(path, "key") == fast.span(path, "key")


# Faults that are told at an earlier line than the one where reading stops.
TRACED = [
    "a:\n  name X\n  kind: b\n",
    "a:\n  b: c\n  name X\n",
    "a:\n- name:X\n  kind: b\n",
    "a:\n  b: [1, 2\n  c: d\n",
    "a:\n  b: {c: 1\n  d: e\n",
    "a:\n- {c: #0072b2}\n- {c: 2}\n",
    "a:\n  b: c\n    d: e\n",
    'a:\n  b: "c"\n    d: e\n',
    "a: [1, 2}\n",
]


@pytest.mark.parametrize(
    "text", ["a: x: y\n", "a: [1\n", "a: 'x\n", "\ta: 1\n", "a: @x\n", "a: {b: c}}\n", "- a\nb: c\n", *TRACED]
)
def test_without_its_c_part_faults_are_found_in_the_same_line(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fast = read_bytes(text.encode(), "x.yaml")
    monkeypatch.setattr(events, "Parser", yaml.SafeLoader)
    slow = read_bytes(text.encode(), "x.yaml")
    assert [problem.span.line for problem in slow.problems] == [problem.span.line for problem in fast.problems]
