"""Suppression: comments by which an author accepts a finding, `# tannkit: allow B012`.

A comment at the end of a line counts for that line, one on a line of its own for the next line of content, and
`# tannkit: allow-file T003` anywhere for its whole file. It must name codes. Findings about the file itself
(families Y and S) cannot be allowed.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from tannkit.problems import Problem, Span, short
from tannkit.source.document import Document
from tannkit.source.places import inside_values

NAMES: dict[str, str] = {
    "Y022": "suppression-without-code",
    "Y023": "unknown-suppressed-code",
    "Y024": "unused-suppression",
    "Y025": "unsuppressible-code",
}
COMMENT = re.compile(r"(?:^|(?<=\s))#\s*tannkit:\s*(?P<word>[a-z-]*)(?P<codes>[^#]*)")
CODE = re.compile(r"\b[A-Za-z]\d{3}\b")
FOLLOWED = re.compile(r"\s*(#.*)?$")


@dataclass(slots=True)
class Allowance:
    """One code that a comment allows: where it stands, and which lines it counts for (None: the whole file)."""

    code: str
    span: Span
    line: int | None
    used: bool = False


def allowances(document: Document, known: Collection[str]) -> tuple[list[Allowance], list[Problem]]:
    """The allowances in a document, and the problems with its comments.

    Args:
        document: the document; only real comments count, not `#` inside a text.
        known: the codes of all rules.
    """
    found: list[Allowance] = []
    problems: list[Problem] = []
    if "tannkit:" not in document.text:
        return found, problems
    next_line = _next_lines(document)
    for number, match in _comments(document):
        span = _span(document, number, match.start(), match.end())
        if match["word"] not in ("allow", "allow-file"):
            said = f"`{short(match['word'])}`" if match["word"] else "this"
            message = f"{said} is not something that such a comment can say"
            problems.append(_wrong(span, message, "Write `# tannkit: allow CODE` or `# tannkit: allow-file CODE`."))
            continue
        codes = list(CODE.finditer(match["codes"]))
        if not codes:
            message = "this comment allows nothing: it names no code"
            problems.append(_wrong(span, message, "Name the code that is to be allowed, such as `allow T003`."))
        alone = not document.lines[number][: match.start()].strip()
        line = None if match["word"] == "allow-file" else next_line[number] if alone else number + 1
        for code in codes:
            at = match.start("codes") + code.start()
            place = _span(document, number, at, at + 4)
            wrong = _unusable(code.group(), place, known)
            if wrong:
                problems.append(wrong)
            else:
                found.append(Allowance(code.group(), place, line))
    return found, problems


def apply(problems: Sequence[Problem], allowed: list[Allowance]) -> tuple[list[Problem], list[Problem]]:
    """The problems that stand, and a warning for each allowance that allowed nothing."""
    standing = []
    by_place: dict[tuple[str, str, int | None], list[Allowance]] = defaultdict(list)
    for each in allowed:
        by_place[each.code, each.span.file, each.line].append(each)
    for problem in problems:
        code, file = problem.code, problem.span.file
        fitting = [*by_place.get((code, file, None), ()), *by_place.get((code, file, problem.span.line), ())]
        for each in fitting:
            each.used = True
        if not fitting:
            standing.append(problem)
    unused = [
        Problem(
            "Y024", NAMES["Y024"], "warning", each.span,
            f"`{each.code}` is allowed here, but there is nothing to allow", "Remove the comment.",
        )
        for each in allowed if not each.used
    ]  # fmt: skip
    return standing, unused


def _comments(document: Document) -> Iterator[tuple[int, re.Match[str]]]:
    """The first such comment of each line; what stands inside a text is none."""
    found = [(number, match) for number, line in enumerate(document.lines) for match in COMMENT.finditer(line)]
    texts = inside_values(document, [(number, match.start()) for number, match in found])
    last = -1
    for number, match in found:
        if number != last and (number, match.start()) not in texts:
            last = number
            yield number, match


def _next_lines(document: Document) -> list[int]:
    """For each line the number (from 1) of the next line with content: its own if there is none."""
    following = 0
    found = []
    for number in range(len(document.lines) - 1, -1, -1):
        found.append(following or number + 1)
        if not FOLLOWED.match(document.lines[number]):
            following = number + 1
    return found[::-1]


def _span(document: Document, line: int, start: int, end: int) -> Span:
    return Span(document.file, line + 1, start + 1, line + 1, end + 1)


def _wrong(span: Span, message: str, hint: str) -> Problem:
    return Problem("Y022", NAMES["Y022"], "error", span, message, hint)


def _unusable(code: str, span: Span, known: Collection[str]) -> Problem | None:
    if code not in known:
        return Problem(
            "Y023", NAMES["Y023"], "error", span, f"there is no rule `{code}`",
            "`tannkit explain` without a code lists all of them.",
        )  # fmt: skip
    if code[0] in "YSX":
        return Problem(
            "Y025", NAMES["Y025"], "error", span,
            f"`{code}` cannot be allowed: nothing can be built from a file with such a fault",
            "Mend what it reports.",
        )  # fmt: skip
    return None
