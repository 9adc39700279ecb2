"""Every lint rule accepts and objects to what its cases say, at the line and column they say."""

import pytest

from tannkit.lint.case import Case, cases, mismatch
from tannkit.lint.rules import RULES

ALL = [case for code in RULES for case in cases(code)]


@pytest.mark.parametrize("case", ALL, ids=lambda case: f"{case.code}: {case.name}")
def test_case(case: Case) -> None:
    assert not mismatch(case)


@pytest.mark.parametrize("code", [code for code in RULES if code != "X001"])
def test_rule_has_failing_and_passing_cases(code: str) -> None:
    found = cases(code)
    assert any(case.expect for case in found), f"{code} has no failing case"
    assert any(not case.expect for case in found), f"{code} has no passing case"
