"""Problems as text: place, what is wrong, the line with a caret, and how to mend it."""

from __future__ import annotations

from tannkit.lint.report import Report
from tannkit.lint.reporters.visible import visible, width
from tannkit.problems import Problem
from tannkit.source.document import Document

MOST_SHOWN = 100
COLOURS = {"error": "\x1b[1;31m", "warning": "\x1b[1;33m", "dim": "\x1b[2m", "help": "\x1b[36m", "end": "\x1b[0m"}


def render(report: Report, *, colour: bool = False) -> str:
    """The report as text for a terminal; `colour` adds terminal colours."""
    blocks = [_block(problem, report.documents.get(problem.span.file), colour) for problem in report.problems]
    return "\n".join([*blocks, summary(report, colour=colour)])


def summary(report: Report, *, colour: bool = False) -> str:
    """The last line: how much was checked and what was found."""
    files = _count(len(report.documents), "file")
    if not report.problems:
        return f"{files} checked: no problems."
    counts = []
    if report.errors:
        counts.append(_paint(_count(report.errors, "error"), "error", colour))
    if report.warnings:
        counts.append(_paint(_count(report.warnings, "warning"), "warning", colour))
    return f"{files} checked: {', '.join(counts)}. `tannkit explain CODE` says more about a code."


def _count(number: int, word: str) -> str:
    return f"{number:,} {word}{'' if number == 1 else 's'}"


def _paint(text: str, style: str, colour: bool) -> str:
    return f"{COLOURS[style]}{text}{COLOURS['end']}" if colour else text


def _block(problem: Problem, document: Document | None, colour: bool) -> str:
    span = problem.span
    head = f"{visible(span.file)}:{span.line}:{span.column}: "
    kind = _paint(f"{problem.severity} {problem.code}", problem.severity, colour)
    lines = [f"{head}{kind} {problem.rule}", f"  {visible(problem.message)}"]
    lines += _excerpt(problem, document, colour)
    if problem.hint:
        lines.append(f"  {_paint('help:', 'help', colour)} {visible(problem.hint)}")
    return "\n".join(lines) + "\n"


def _excerpt(problem: Problem, document: Document | None, colour: bool) -> list[str]:
    span = problem.span
    if document is None or span.line > len(document.lines):
        return []
    line = document.lines[span.line - 1]
    # A line can be a whole file long: show the part around the place.
    first = max(0, span.column - 1 - MOST_SHOWN // 2) if len(line) > MOST_SHOWN else 0
    part = line[first : first + MOST_SHOWN]
    before = visible(line[first : span.column - 1])
    marked = visible(line[span.column - 1 : min(span.end_column - 1, first + MOST_SHOWN)])
    lead, tail = ("…" if first else ""), ("…" if first + MOST_SHOWN < len(line) else "")
    number = str(span.line)
    gutter = _paint("|", "dim", colour)
    caret = _paint("^" * max(1, width(marked)), problem.severity, colour)
    return [
        f"  {number} {gutter} {lead}{visible(part)}{tail}",
        f"  {' ' * len(number)} {gutter} {' ' * (len(lead) + width(before))}{caret}",
    ]
