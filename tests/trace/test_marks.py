"""Marks are found in the text of tests, where pytest would collect them, and nowhere else."""

from __future__ import annotations

from textwrap import dedent

import pytest

from tannkit.trace.marks import marks_in
from tannkit.trace.proof import Fault, Mention


def found(source: str, file: str = "tests/test_a.py") -> list[tuple[str, str, int]]:
    """Clause, test and line of each mark; no fault may be among them."""
    every = list(marks_in(dedent(source).encode(), file))
    assert [each for each in every if isinstance(each, Fault)] == []
    return [(each.clause, each.by, each.line) for each in every if isinstance(each, Mention)]


def faults(source: str, file: str = "tests/test_a.py") -> list[tuple[int, str]]:
    """Line and message of each fault; no mark may count."""
    every = list(marks_in(dedent(source).encode(), file))
    assert [each for each in every if isinstance(each, Mention)] == []
    return [(each.line, each.message) for each in every if isinstance(each, Fault)]


def test_a_function_names_several_clauses() -> None:
    source = """\
        import pytest
        @pytest.mark.rule(
            "XX-A-1",
            "XX-A-2",
        )
        async def test_one(): ...
    """
    assert found(source) == [("XX-A-1", "tests/test_a.py::test_one", 3), ("XX-A-2", "tests/test_a.py::test_one", 4)]


def test_a_class_and_its_methods_name_clauses() -> None:
    source = """\
        from pytest import mark
        @mark.rule("XX-A-1")
        class TestOne:
            pytestmark = [mark.rule("XX-A-2"), mark.slow]
            @mark.rule("XX-A-3")
            def test_two(self): ...
    """
    assert [(clause, by) for clause, by, _ in found(source)] == [
        ("XX-A-1", "tests/test_a.py::TestOne"),
        ("XX-A-2", "tests/test_a.py::TestOne"),
        ("XX-A-3", "tests/test_a.py::TestOne::test_two"),
    ]


@pytest.mark.parametrize("value", ['pytest.mark.rule("XX-A-1")', '[pytest.mark.slow, pytest.mark.rule("XX-A-1")]'])
def test_a_whole_file_names_a_clause(value: str) -> None:
    assert found(f"import pytest\npytestmark = {value}\n") == [("XX-A-1", "tests/test_a.py", 2)]


def test_a_line_of_parameters_names_a_clause() -> None:
    source = """\
        import pytest
        @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("XX-A-1"))])
        def test_one(n): ...
    """
    assert found(source) == [("XX-A-1", "tests/test_a.py::test_one", 2)]


def test_a_skip_on_condition_still_counts() -> None:
    source = """\
        import pytest
        @pytest.mark.skipif(False, reason="no browser")
        @pytest.mark.rule("XX-A-1")
        def test_one(): ...
    """
    assert [clause for clause, _, _ in found(source)] == ["XX-A-1"]


@pytest.mark.parametrize(
    "body",
    [
        '@pytest.mark.rule("XX-A-1")\ndef helper(): ...',
        '@pytest.mark.rule("XX-A-1")\nclass Helper: ...',
        'class Helper:\n    @pytest.mark.rule("XX-A-1")\n    def test_one(self): ...',
        'def test_one():\n    if True:\n        @pytest.mark.rule("XX-A-1")\n        def test_two(): ...',
        'def test_one(request):\n    request.applymarker(pytest.mark.rule("XX-A-1"))',
        '@pytest.mark.skip\n@pytest.mark.rule("XX-A-1")\ndef test_one(): ...',
        '@pytest.mark.rule("XX-A-1")\n@pytest.mark.xfail(reason="later")\ndef test_one(): ...',
        'pytestmark = pytest.mark.skip\n@pytest.mark.rule("XX-A-1")\ndef test_one(): ...',
        'class TestA:\n    pytestmark = [pytest.mark.skip]\n    @pytest.mark.rule("XX-A-1")\n    def test_a(self): ...',
    ],
)
def test_what_pytest_does_not_run_proves_nothing(body: str) -> None:
    assert [message for _, message in faults(f"import pytest\n{body}\n")] == [
        "this mark proves nothing, because pytest runs no such test"
    ]


@pytest.mark.parametrize("name", ["conftest.py", "helpers.py", "tests_a.py"])
def test_a_file_that_pytest_does_not_read_proves_nothing(name: str) -> None:
    source = 'import pytest\n@pytest.mark.rule("XX-A-1")\ndef test_one(): ...\n'
    assert [line for line, _ in faults(source, f"tests/{name}")] == [2]


@pytest.mark.parametrize("argument", ["CLAUSE", "*CLAUSES", 'f"XX-A-{1}"', "1"])
def test_a_clause_must_be_readable(argument: str) -> None:
    source = f"import pytest\n@pytest.mark.rule({argument})\ndef test_one(): ...\n"
    assert faults(source) == [(2, "a clause of this mark can only be known by running the test")]


def test_other_marks_and_texts_are_no_marks_of_rules() -> None:
    source = """\
        import pytest
        # @pytest.mark.rule("XX-A-1")
        TEXT = '@pytest.mark.rule("XX-A-2")'
        @pytest.mark.rules("XX-A-3")
        @pytest.rule("XX-A-4")
        def test_one(): rule("XX-A-5")
    """
    assert found(source) == []


@pytest.mark.parametrize(
    ("source", "line"), [(b"x = 1\ndef broken(:\n", 2), (b"x = 1\x00\n", 1), (b"x = '\xff'\n", 1), (b"", 0)]
)
def test_a_file_that_is_no_python_is_told(source: bytes, line: int) -> None:
    told = [each for each in marks_in(source, "tests/test_a.py") if isinstance(each, Fault)]
    assert [each.line for each in told] == ([line] if line else [])
    assert all("this is no Python that can be read: " in each.message for each in told)
