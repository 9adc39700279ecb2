"""Problems as JSON, for scripts."""

from __future__ import annotations

import json
from typing import Any

from tannkit.lint.report import Report
from tannkit.problems import Problem, Span


def render(report: Report) -> str:
    """The report as one JSON object with a format number, counts and problems."""
    return json.dumps(
        {
            "format": 1,
            "files": len(report.documents),
            "errors": report.errors,
            "warnings": report.warnings,
            "problems": [_problem(problem) for problem in report.problems],
        },
        ensure_ascii=False,
        indent=2,
    )


def _problem(problem: Problem) -> dict[str, Any]:
    fix = problem.fix
    return {
        "code": problem.code,
        "rule": problem.rule,
        "severity": problem.severity,
        **_place(problem.span),
        "message": problem.message,
        "hint": problem.hint,
        "fix": {**_place(fix.span), "text": fix.text, "title": fix.title} if fix else None,
    }


def _place(span: Span) -> dict[str, Any]:
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }
