"""Problems as GitHub workflow commands: annotations on the lines of a pull request."""

from __future__ import annotations

from tannkit.lint.report import Report
from tannkit.lint.reporters.text import summary
from tannkit.lint.reporters.visible import visible
from tannkit.problems import Problem


def render(report: Report) -> str:
    """One `::error` or `::warning` line a problem, errors first because only ten are shown, then the summary."""
    ordered = sorted(report.problems, key=lambda problem: problem.severity == "warning")
    return "\n".join([*map(_command, ordered), summary(report)])


def _command(problem: Problem) -> str:
    span = problem.span
    properties = {
        "file": span.file,
        "line": str(span.line),
        "col": str(span.column),
        "endLine": str(span.end_line),
        "endColumn": str(span.end_column),
        "title": f"{problem.code} {problem.rule}",
    }
    said = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    message = visible(f"{problem.message} {problem.hint}".strip())
    return f"::{problem.severity} {said}::{_data(message)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
