"""Clauses in YAML cases and in the list of what is not proved are found with their lines; faults in them are told."""

from __future__ import annotations

import pytest

from tannkit.lint.case import Case, cases, mismatch
from tannkit.source.read import read_bytes
from tannkit.trace.cases import cases_in
from tannkit.trace.proof import Fault, Mention
from tannkit.trace.reasons import reasons_in


def found(text: str) -> list[Mention | Fault]:
    return list(cases_in(read_bytes(text.encode(), "tests/cases/a.yaml")))


def test_a_list_of_cases() -> None:
    text = "- name: one\n  clauses: [XX-A-1, XX-A-2]\n- name: two\n- name: three\n  clauses:\n  - XX-A-3\n"
    assert found(text) == [
        Mention("XX-A-1", "tests/cases/a.yaml: one", "tests/cases/a.yaml", 2),
        Mention("XX-A-2", "tests/cases/a.yaml: one", "tests/cases/a.yaml", 2),
        Mention("XX-A-3", "tests/cases/a.yaml: three", "tests/cases/a.yaml", 6),
    ]


def test_lists_below_keys_such_as_those_of_the_checks() -> None:
    text = "fail:\n- name: one\n  clauses: [XX-A-1]\npass:\n- name: two\n  clauses: [XX-A-2]\nmore: 1\n"
    assert [each.clause for each in found(text) if isinstance(each, Mention)] == ["XX-A-1", "XX-A-2"]


def test_content_that_names_clauses_is_no_case() -> None:
    assert found("glossary:\n  path: {name: Path, clauses: [XX-A-1]}\n") == []


@pytest.mark.parametrize(
    ("text", "line", "part"),
    [
        ("- x: 1\n  clauses: [XX-A-1]\n", 2, "has no name"),
        ("- name: ' '\n  clauses: [XX-A-1]\n", 2, "has no name"),
        ("- name: one\n  clauses: XX-A-1\n", 2, "no list of clauses"),
        ("- name: one\n  clauses: [1]\n", 2, "no list of clauses"),
        ("- name: one\n- name: [\n", 2, "cannot be read"),
    ],
)
def test_faults_of_cases(text: str, line: int, part: str) -> None:
    (fault,) = found(text)
    assert isinstance(fault, Fault)
    assert part in fault.message
    if part != "cannot be read":
        assert fault.line == line


def test_the_list_of_what_is_not_proved() -> None:
    text = "# why\nXX-A-1: Nobody\nXX-A-2: >-\n  knows\n  yet\n"
    assert list(reasons_in(read_bytes(text.encode(), "u.yaml"))) == [
        Mention("XX-A-1", "Nobody", "u.yaml", 2),
        Mention("XX-A-2", "knows yet", "u.yaml", 3),
    ]


@pytest.mark.parametrize(
    ("text", "line", "part"),
    [
        ("XX-A-1: why\nXX-A-2:\n", 2, "there is no reason for `XX-A-2`"),
        ("XX-A-1: '  '\n", 1, "there is no reason for `XX-A-1`"),
        ("XX-A-1: 3\n", 1, "there is no reason for `XX-A-1`"),
        ("- XX-A-1\n", 1, "no mapping of clauses to reasons"),
        ("XX-A-1: why\nXX-A-1: because\n", 2, "XX-A-1"),
    ],
)
def test_faults_of_the_list(text: str, line: int, part: str) -> None:
    told = [each for each in reasons_in(read_bytes(text.encode(), "u.yaml")) if isinstance(each, Fault)]
    assert [each.line for each in told] == [line]
    assert part in told[0].message


def test_a_case_of_a_check_may_name_clauses(monkeypatch: pytest.MonkeyPatch) -> None:
    text = {"fail": [], "pass": [{"name": "one", "clauses": ["XX-A-1"], "files": {"a.yaml": "skills: {}\n"}}]}
    monkeypatch.setattr("tannkit.lint.case.yaml.safe_load", lambda _: text)
    cases.cache_clear()
    try:
        (case,) = cases("R001")
    finally:
        cases.cache_clear()
    assert isinstance(case, Case)
    assert not mismatch(case)
