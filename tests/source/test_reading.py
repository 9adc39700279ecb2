"""Reading a file never raises: whatever is wrong becomes a problem, and budgets bound what is read."""

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tannkit.problems import MOST_ALIKE
from tannkit.source import files, read
from tannkit.source.document import Document
from tannkit.source.events import MOST_DEPTH, MOST_VALUES
from tannkit.source.read import MOST_BYTES, read_bytes, read_file


def codes(text: str | bytes, name: str = "x.yaml") -> list[str]:
    raw = text if isinstance(text, bytes) else text.encode()
    return [problem.code for problem in read_bytes(raw, name).problems]


@pytest.mark.parametrize(
    "text", ["", " ", "\n\n", "# only a comment\n", "---\n", "~\n", "null", "\ufeff", "--- # c\n...\n"]
)
def test_files_without_content_are_empty(text: str) -> None:
    assert codes(text) == ["Y011"]


@pytest.mark.parametrize("text", ["", " ", "\n", "null"])
def test_json_without_content_is_empty(text: str) -> None:
    assert codes(text, "x.json") == ["Y011"]


def test_json_is_told_by_the_ending_in_any_letters() -> None:
    for name in ("x.json", "x.JSON", "folder/x.Json"):
        assert codes('{"a": 1,}', name) == ["Y004"]
    assert codes('{"a": 1,}', "x.yaml") == []


NO_JSON = [
    *("{'a': 1}", '{"a": 1} // c', '{"a": 1,}', "{a: 1}", '{"a": 01}', '{"a": "\t"}', '{"a": 1', '{"a": +1}', "[1 2]"),
    *('{"a"\n: 1}', '{"' + "k" * 1500 + '": 1}', '{"a": 1}}', '{"a": 1} {}', "{1: 2}", '{"a": True}', '{"a": 0x1}'),
]


@pytest.mark.parametrize("text", NO_JSON)
def test_what_is_not_json_is_no_json(text: str) -> None:
    assert codes(text, "x.json") == ["Y004"]


def test_budgets() -> None:
    values = MOST_VALUES - 1  # the list itself is a value too
    assert codes("[" + "x," * values + "]") == []
    assert codes("[" + "x," * (values + 1) + "]") == ["Y007"]
    assert codes("[" * MOST_DEPTH + "]" * MOST_DEPTH) == []
    assert codes("[" * (MOST_DEPTH + 1) + "]" * (MOST_DEPTH + 1)) == ["Y006"]
    assert codes(b"#" * MOST_BYTES) == ["Y011"]
    assert codes(b"#" * (MOST_BYTES + 1)) == ["Y005"]


def test_problems_of_one_kind_are_bounded() -> None:
    assert len(codes("- yes\n" * 5000)) == MOST_ALIKE + 1


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=60), st.sampled_from(["x.yaml", "x.json"]))
def test_any_bytes_can_be_read(raw: bytes, name: str) -> None:
    document = read_bytes(raw, name)
    assert isinstance(document, Document)
    assert document.data is not None or document.problems


@settings(max_examples=100, deadline=None)
@example("!!0", "x.yaml")
@given(
    st.text(alphabet="ab:- \n\t[]{},'\"#&*!|>%?~\\u0123d\u00a0é😀", max_size=40), st.sampled_from(["x.yaml", "x.json"])
)
def test_any_text_can_be_read_and_places_lie_in_it(text: str, name: str) -> None:
    document = read_bytes(text.encode(), name)
    for problem in document.problems:
        assert 1 <= problem.span.line <= len(document.lines) + 1
        assert 1 <= problem.span.column < problem.span.end_column or not document.lines
        assert "yaml" not in problem.message.lower() or problem.code == "Y004"


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("a: 1")

    def refuse(*_args: object, **_kwargs: object) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(read.Path, "open", refuse)
    document = read_file(path, "x.yaml")
    assert [(problem.code, problem.message) for problem in document.problems] == [
        ("Y001", "the file cannot be read: permission denied")
    ]


def test_a_file_that_vanishes(tmp_path: Path) -> None:
    assert [problem.code for problem in read_file(tmp_path / "gone.yaml").problems] == ["Y001"]


def test_a_folder_that_may_not_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "shut").mkdir()
    monkeypatch.setattr(files.os, "access", lambda path, mode: Path(path).name != "shut")
    found = list(files.content_files(tmp_path))
    assert found == [tmp_path / "shut"]
    assert [problem.code for problem in read_file(found[0]).problems] == ["Y001"]
