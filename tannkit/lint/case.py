"""Cases of lint rules: small packs that a rule must accept or object to.

They are the examples on the rule's page and its tests at once. A case file `cases/<CODE>.yaml` holds:

    fail:
    - name: what is wrong here
      files: {content.yaml: "the text of the file"}
      expect: [{line: 3, column: 5, says: part of the message}]
    pass:
    - name: what is right here
      files: {content.yaml: …}

`pack.yaml` is added where a case has none: id `case`, languages `[en]`, requiring `tannhauser-revised`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from tannkit.lint.report import Report
from tannkit.lint.run import report
from tannkit.problems import Problem
from tannkit.schema.load import pack_of_texts, with_required

PACK = """\
id: case
name: A case
version: 1.0.0
ruleset: {id: tannhauser-revised, version: ">=1.0"}
languages: [en]
licence: MIT
requires: {tannhauser-revised: ">=1.0"}
"""


@dataclass(frozen=True, slots=True)
class Expected:
    """A problem that a failing case must give: where it is, and a part of what it says."""

    file: str
    line: int
    column: int
    says: str


@dataclass(frozen=True, slots=True)
class Case:
    """One example: its files by name, and the problems of its rule that it must give (none: it passes)."""

    code: str
    name: str
    files: Mapping[str, str]
    expect: tuple[Expected, ...]


@cache
def cases(code: str) -> tuple[Case, ...]:
    """The cases of a rule, failing ones first; empty if it has none."""
    path = files("tannkit.lint").joinpath("cases", f"{code}.yaml")
    if not path.is_file():
        return ()
    data = yaml.safe_load(path.read_text("utf-8"))
    return tuple(_case(code, each) for part in ("fail", "pass") for each in data.get(part, ()))


def _case(code: str, data: Mapping[str, Any]) -> Case:
    first = next(iter(data["files"]))
    expect = tuple(
        Expected(each.get("file", first), each["line"], each["column"], each["says"])
        for each in data.get("expect", ())
    )
    return Case(code, data["name"], data["files"], expect)


def run_case(case: Case) -> Report:
    """The report on the pack of a case."""
    return report(with_required([pack_of_texts({"pack.yaml": PACK, **case.files})]))


def mismatch(case: Case) -> str:
    """What a case shows otherwise than expected, in words; empty if all is as it should be."""
    got = [problem for problem in run_case(case).problems if problem.code == case.code]
    if len(got) == len(case.expect) and all(_same(*pair) for pair in zip(got, case.expect, strict=True)):
        return ""
    wanted = "; ".join(f"{each.file}:{each.line}:{each.column} {each.says}" for each in case.expect) or "nothing"
    found = "; ".join(f"{p.span.file}:{p.span.line}:{p.span.column} {p.message}" for p in got) or "nothing"
    return f"{case.code} {case.name!r}: expected {wanted}; found {found}"


def _same(problem: Problem, expected: Expected) -> bool:
    place = (problem.span.file, problem.span.line, problem.span.column)
    return place == (expected.file, expected.line, expected.column) and expected.says in problem.message
