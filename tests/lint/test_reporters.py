"""How problems are shown: as text with carets, JSON, GitHub commands and SARIF."""

from __future__ import annotations

import json
import unicodedata
from typing import Any
from urllib.parse import unquote

import pytest

from tannkit.lint.report import Report
from tannkit.lint.reporters import github, json_report, sarif, text
from tannkit.lint.reporters.visible import visible, width
from tannkit.lint.rules import RULES
from tannkit.model.library import Library
from tannkit.problems import Fix, Problem, Span
from tannkit.source.document import Document


def report(*problems: Problem, source: str = "a: 1\n", file: str = "x.yaml") -> Report:
    return Report(problems, Library(), {file: Document(file, source)})


def at(column: int, end: int | None = None, line: int = 1, **given: Any) -> Problem:
    file = given.pop("file", "x.yaml")
    span = Span(file, line, column, line, end or column + 1)
    facts: dict[str, Any] = {"code": "S001", "rule": "unknown-field", "severity": "error", "message": "wrong", **given}
    return Problem(span=span, **facts)


def columns(shown: str) -> int:
    """Columns of a terminal, counted apart from the reporter."""
    return sum(
        0
        if unicodedata.category(char) in ("Mn", "Me", "Cf")
        else 2
        if unicodedata.east_asian_width(char) in "WF"
        else 1
        for char in shown
    )


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("name: here", "here"),
        ("ä漢字😀: here", "here"),
        ("e\u0301\ufe0f: here", "here"),
        ("\ta:\there", "here"),
        ("a\x1b[31mb: here", "here"),
        ("a\u202eb\u200bc\u00a0d: here", "here"),
        ("👩‍🚀: here", "here"),
        ("a: 漢字漢字", "漢字漢字"),
        ("a: 'x\u202ey'", "'x\u202ey'"),
        ("x" * 500 + ": here, " + "y" * 500, "here"),
        ("here: " + "y" * 500, "here"),
        ("y" * 500 + ": here", "here"),
        ("漢" * 300 + ": here", "here"),
    ],
)
def test_carets_stand_below_what_is_meant(source: str, word: str) -> None:
    start = source.index(word)
    shown = text.render(report(at(start + 1, start + len(word) + 1), source=source)).split("\n")
    line, carets = shown[2], shown[3]
    assert set(carets.split("|")[1].strip()) == {"^"}
    below = columns(carets[: carets.index("^")])
    before = line[: line.index(visible(word))]
    assert columns(before) == below
    assert carets.count("^") == columns(visible(word))
    assert columns(line) < 900
    assert not {char for char in "".join(shown) if unicodedata.category(char) in ("Cc", "Cf") and char != "\u200d"}


def test_the_whole_text() -> None:
    problem = at(3, 7, line=2, hint="Did you mean `name`?")
    assert text.render(report(problem, source="skills:\n  nmae: x\n")) == (
        "x.yaml:2:3: error S001 unknown-field\n"
        "  wrong\n"
        "  2 |   nmae: x\n"
        "    |   ^^^^\n"
        "  help: Did you mean `name`?\n"
        "\n"
        "1 file checked: 1 error. `tannkit explain CODE` says more about a code."
    )


def test_places_that_are_not_in_the_file_do_not_break_the_text() -> None:
    for problem in (at(1, line=99), at(500), at(1, file="gone.yaml")):
        assert "wrong" in text.render(report(problem))
    assert text.render(report(source="")) == "1 file checked: no problems."


def test_counts() -> None:
    warning = at(1, severity="warning")
    assert "2 errors, 1 warning." in text.render(report(at(1), at(2), warning))


def test_colours_only_on_demand() -> None:
    assert "\x1b" not in text.render(report(at(1)))
    assert "\x1b[1;31merror S001" in text.render(report(at(1)), colour=True)


def test_what_cannot_be_seen_is_written_out() -> None:
    assert visible("a\x1b[2J\u202e\u2066\ufeff\u00a0\udcff\n") == (
        "a<U+001B>[2J<U+202E><U+2066><U+FEFF><U+00A0><U+DCFF><U+000A>"
    )
    assert visible("Krämer 漢字 😀 👩‍🚀 e\u0301") == "Krämer 漢字 😀 👩‍🚀 e\u0301"
    assert (width("漢字"), width("e\u0301"), width("ab")) == (4, 1, 2)


def test_json_says_everything_again() -> None:
    fix = Fix(Span("x.yaml", 1, 1, 1, 2), "name", "write `name`")
    problems = (at(1, 3, fix=fix, message='a "quote" \x1b 漢字'), at(2, severity="warning", hint="mend"))
    data = json.loads(json_report.render(report(*problems)))
    assert {key: data[key] for key in ("format", "files", "errors", "warnings")} == {
        "format": 1, "files": 1, "errors": 1, "warnings": 1,
    }  # fmt: skip
    again = []
    for each in data["problems"]:
        place = Span(*(each[name] for name in ("file", "line", "column", "end_line", "end_column")))
        again_fix = (
            Fix(place if not each["fix"] else fix.span, each["fix"]["text"], each["fix"]["title"])
            if each["fix"]
            else None
        )
        again.append(
            Problem(each["code"], each["rule"], each["severity"], place, each["message"], each["hint"], again_fix)
        )
    assert tuple(again) == problems


def test_github_escapes_what_would_end_a_command() -> None:
    problem = at(1, file="a,b:c%\r\n.yaml", message="100 % wrong\n::error::fake", hint="mend")
    line, *rest = github.render(report(problem)).split("\n")
    assert line.startswith(
        "::error file=a%2Cb%3Ac%25%0D%0A.yaml,line=1,col=1,endLine=1,endColumn=2,title=S001 unknown-field::"
    )
    assert line.endswith("::100 %25 wrong<U+000A>::error::fake mend")
    assert len(rest) == 1


def test_github_shows_errors_first() -> None:
    shown = github.render(report(at(1, severity="warning"), at(2), at(3, severity="warning"), at(4))).split("\n")
    assert [line.split(" ")[0] for line in shown[:4]] == ["::error", "::error", "::warning", "::warning"]


def test_sarif() -> None:
    fix = Fix(Span("x.yaml", 1, 1, 1, 2), "name", "write `name`")
    problems = (
        at(1, 3, fix=fix),
        at(2, file="a folder/ä#?%.yaml", code="R003", rule="unused-entry", severity="warning"),
        at(5, code="S001"),
    )
    log = json.loads(sarif.render(report(*problems), RULES, "1.2.3"))
    assert (log["$schema"], log["version"]) == ("https://json.schemastore.org/sarif-2.1.0.json", "2.1.0")
    (run,) = log["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    driver = run["tool"]["driver"]
    assert (driver["name"], driver["version"]) == ("tannkit", "1.2.3")
    assert [rule["id"] for rule in driver["rules"]] == ["R003", "S001"]
    for rule in driver["rules"]:
        assert rule["shortDescription"]["text"]
        assert rule["help"]["text"]
        assert rule["defaultConfiguration"]["level"] in ("error", "warning")
    assert len(run["results"]) == len(problems)
    for result, problem in zip(run["results"], problems, strict=True):
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"] == problem.code
        assert result["level"] in ("none", "note", "warning", "error")
        assert result["message"]["text"]
        (location,) = result["locations"]
        uri = location["physicalLocation"]["artifactLocation"]["uri"]
        assert unquote(uri) == problem.span.file
        assert uri.isascii()
        assert not set(uri) & set(' #?<>"{}|\\^`\n')
        region = location["physicalLocation"]["region"]
        assert min(region.values()) >= 1
        assert (region["startLine"], region["startColumn"]) < (region["endLine"], region["endColumn"])
    (change,) = run["results"][0]["fixes"][0]["artifactChanges"]
    assert change["replacements"][0]["insertedContent"]["text"] == "name"


def test_sarif_of_nothing_and_of_a_fault_of_our_own() -> None:
    (run,) = json.loads(sarif.render(report(), RULES, "1"))["runs"]
    assert run["results"] == run["tool"]["driver"]["rules"] == []
    (run,) = json.loads(sarif.render(report(at(1, code="X001", rule="internal-error")), RULES, "1"))["runs"]
    assert run["results"][0]["ruleId"] == "X001"
