"""Comments that allow a finding: which lines they count for, and what they may not do."""

from __future__ import annotations

import pytest

from tannkit.lint.rules import RULES
from tannkit.lint.suppress import Allowance, allowances, apply
from tannkit.problems import Problem, Span
from tannkit.source.read import read_bytes

HERE = "# tannkit: allow R001"


def read(text: str, name: str = "x.yaml") -> tuple[list[Allowance], list[Problem]]:
    return allowances(read_bytes(text.encode(), name), RULES)


def lines(text: str) -> list[tuple[str, int | None]]:
    found, wrong = read(text)
    assert not wrong, wrong
    return [(each.code, each.line) for each in found]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"a: 1  {HERE}\nb: 2\n", 1),
        (f"{HERE}\na: 1\n", 2),
        (f"a:\n  {HERE}\n  b: 1\n", 3),
        (f"{HERE}\n\n# another comment\na: 1\n", 4),
        (f"a: 1\n{HERE}\n", 2),
        (f"a: 1\r\n{HERE}\r\nb: 2\r\n", 3),
        (f'a: "text" {HERE}\n', 1),
        (f"a: [1,\n  {HERE}\n  2]\n", 3),
        (f"{HERE}: the pack that has it is not written yet\na: 1\n", 2),
        ("#tannkit:allow R001\na: 1\n", 2),
        (f'a: "# tannkit: allow" {HERE}\n', 1),
    ],
)
def test_the_line_that_is_meant(text: str, line: int) -> None:
    assert lines(text) == [("R001", line)]


def test_a_whole_file() -> None:
    assert lines("a: 1\n# tannkit: allow-file R001\n") == [("R001", None)]


def test_several_codes_and_several_comments() -> None:
    assert lines("# tannkit: allow R001, B012 T003\n# tannkit: allow R002\na: 1\n") == [
        ("R001", 3), ("B012", 3), ("T003", 3), ("R002", 3),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        f'a: "{HERE}"\n',
        f"a: '{HERE}'\n",
        f"a: |\n  {HERE}\n  text\n",
        f"a: >-\n  text\n  {HERE}\n",
        f"a: x{HERE}\n",
        f'"{HERE}": 1\n',
        f'- "one\n  {HERE}"\n',
    ],
)
def test_inside_a_text_there_is_no_comment(text: str) -> None:
    assert read(text) == ([], [])


@pytest.mark.parametrize(
    ("comment", "code", "says"),
    [
        ("# tannkit:", "Y022", "this is not something"),
        ("# tannkit: allow", "Y022", "names no code"),
        ("# tannkit: allow everything", "Y022", "names no code"),
        ("# tannkit: ignore R001", "Y022", "`ignore` is not something"),
        ("# tannkit: allow-all R001", "Y022", "`allow-all`"),
        ("# tannkit: allow R999", "Y023", "`R999`"),
        ("# tannkit: allow r001", "Y023", "`r001`"),
        ("# tannkit: allow R0011", "Y022", "names no code"),
        ("# tannkit: allow Y009", "Y025", "`Y009` cannot be allowed"),
        ("# tannkit: allow-file S001", "Y025", "`S001` cannot be allowed"),
    ],
)
def test_comments_that_say_nothing_useful(comment: str, code: str, says: str) -> None:
    found, wrong = read(f"a: 1 {comment}\n")
    assert found == []
    assert [(problem.code, problem.span.line) for problem in wrong] == [(code, 1)]
    assert says in wrong[0].message
    assert wrong[0].span.column >= 6


def problem(code: str, line: int, file: str = "x.yaml") -> Problem:
    return Problem(code, RULES[code].name, "error", Span(file, line, 1, line, 2), "wrong")


def test_what_is_allowed_does_not_stand() -> None:
    found, _ = read(f"a: 1 {HERE}\nb: 2\n# tannkit: allow-file R002\n")
    standing, unused = apply(
        [problem("R001", 1), problem("R001", 2), problem("R002", 2), problem("R001", 1, "y.yaml"), problem("R003", 1)],
        found,
    )
    assert [(each.code, each.span.line, each.span.file) for each in standing] == [
        ("R001", 2, "x.yaml"),
        ("R001", 1, "y.yaml"),
        ("R003", 1, "x.yaml"),
    ]
    assert unused == []


def test_what_allows_nothing_is_told_at_its_code() -> None:
    found, _ = read("a: 1 # tannkit: allow R001 R002\n")
    standing, unused = apply([problem("R001", 1)], found)
    assert standing == []
    assert [(each.code, each.severity, each.span.column) for each in unused] == [("Y024", "warning", 28)]


def test_one_problem_uses_every_comment_that_fits() -> None:
    found, _ = read(f"a: 1 {HERE}\n# tannkit: allow-file R001\n")
    assert apply([problem("R001", 1)], found) == ([], [])
