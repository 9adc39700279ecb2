"""Mistakes of shape are told in a designer's words, at the place where they can be mended."""

from __future__ import annotations

import re

import pytest

from tannkit.lint.case import cases, run_case
from tannkit.lint.rules import RULES
from tannkit.problems import Problem
from tannkit.schema import validate
from tannkit.source.read import read_bytes

RAW = re.compile(
    r"is not of type|is a required property|is not valid under|not one of|Additional properties|were unexpected|"
    r"does not match|is too (short|long)|non-empty|is not valid|None\b|\bTrue\b|\bFalse\b|dict|\bnode\b|schema",
)
TOKEN = "equipment:\n  charm:\n    name: Charm\n    kind: bonus\n"
PASSIVE = TOKEN + "    effects:\n    - passive:\n"


def told(text: str, which: validate.Which = "content") -> list[Problem]:
    return list(validate.problems(read_bytes(text.encode(), "x.yaml"), which))


@pytest.mark.parametrize("code", [code for code in RULES if code[0] == "S"])
def test_no_words_of_the_validator(code: str) -> None:
    for case in cases(code):
        for problem in run_case(case).problems:
            if problem.code[0] == "S":
                assert not RAW.search(problem.message), problem.message
                assert "None" not in problem.hint


@pytest.mark.parametrize(
    ("text", "code", "line", "column", "says", "near"),
    [
        (TOKEN + "    trait: [weapon]\n", "S001", 5, 5, "`trait` is no field of an equipment", "traits"),
        (TOKEN.replace("bonus", "bonas"), "S004", 4, 11, "`bonas` is not allowed here", "bonus"),
        ("equipmnt:\n  charm: {}\n", "S009", 1, 1, "`equipmnt` is no kind of content", "equipment"),
        (TOKEN + "    effects: [{usee: {}}]\n", "S011", 5, 16, "`usee` is no effect", "use"),
        (
            PASSIVE + "        when: {not: {any: [{by: you}, {weapn: {traits: [pistol]}}]}}\n"
            "        give: [{movement: {points: 1}}]\n",
            "S011", 7, 40, "`weapn` is no condition", "weapon",
        ),
        (
            PASSIVE + "        when: {not: {any: [{by: you}, {weapon: {trait: [pistol]}}]}}\n"
            "        give: [{movement: {points: 1}}]\n",
            "S001", 7, 49, "`trait` is no field", "traits",
        ),
    ],
)  # fmt: skip
def test_did_you_mean(text: str, code: str, line: int, column: int, says: str, near: str) -> None:
    problems = told(text)
    found = [problem for problem in problems if problem.code == code and says in problem.message]
    assert [(problem.span.line, problem.span.column) for problem in found] == [(line, column)], problems
    assert f"`{near}`" in found[0].hint
    # A misspelt verb is one problem: not one more for each verb that it is not.
    assert len(problems) == 1


def test_a_fix_replaces_the_misspelt_key() -> None:
    (problem,) = told(TOKEN + "    trait: [weapon]\n")
    assert problem.fix
    assert (problem.fix.text, problem.fix.span) == ("traits", problem.span)


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("", "but it is empty"),
        ("1", "but it is a number"),
        ("0.5", "with a fraction"),
        ("true", "but it is true or false"),
        ("x", "but it is a text"),
        ("{a: b}", "but it is an entry"),
    ],
)
def test_types_have_names(value: str, says: str) -> None:
    (problem,) = told(TOKEN + f"    traits: {value}\n")
    assert problem.code == "S003"
    assert says in problem.message
    assert "None" not in problem.hint


def test_pack_files_are_not_called_content() -> None:
    (problem, *_) = told("- a\n", "pack")
    assert "pack file" in problem.message
    problems = told("id: a\nkind: b\n", "pack")
    assert {problem.code for problem in problems} == {"S001", "S002"}


@pytest.mark.parametrize(
    ("text", "which", "hint"),
    [
        (TOKEN + "    disposable: Yes\n", "content", "Write `true`."),
        (TOKEN + "    disposable: off\n", "content", "Write `false`."),
        (TOKEN + "    effects:\n      passive: {give: []}\n", "content", "Start each effect with `- `."),
        ("maps:\n  m:\n    circles: {a: {at: ['5', 4]}}\n", "content", "Write 5 without quotes."),
        ("maps:\n  m:\n    circles: {a: {at: [4 4]}}\n", "content", "Is a comma missing? 4, 4"),
        ("maps:\n  m:\n    circles: {a: {at: [2,2, 1,4]}}\n", "content", "written with a point: [2.2, 1.4]."),
        ("maps:\n  m:\n    paths:\n      p:\n        colour: #0072b2\n", "content", 'in quotes: "#0072b2".'),
        ("equipment:\n  Börding_Axe: {}\n", "content", "Write `boerding-axe`:"),
        ("version: 1.0\n", "pack", "Write three numbers with dots, such as 1.0.0."),
        ("requires: {a: 1.0}\n", "pack", 'Put it in quotes: "1.0".'),
    ],
)
def test_hints_say_what_to_write(text: str, which: validate.Which, hint: str) -> None:
    assert any(hint in problem.hint for problem in told(text, which)), told(text, which)
