"""Floods: of very many problems of one kind in one file the first hundred are told, with a note that there are more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from tannkit.problems import MOST_ALIKE, Problem


def thinned(problems: Iterable[Problem]) -> list[Problem]:
    """The problems without those beyond MOST_ALIKE of the same code in the same file; the next one becomes a note."""
    seen: Counter[tuple[str, str]] = Counter()
    kept: list[Problem] = []
    for problem in problems:
        kind = (problem.code, problem.span.file)
        seen[kind] += 1
        if seen[kind] <= MOST_ALIKE:
            kept.append(problem)
        elif seen[kind] == MOST_ALIKE + 1:
            kept.append(_note(problem))
    return kept


def _note(problem: Problem) -> Problem:
    message = f"there is more of this in the file: {MOST_ALIKE} problems of the kind are told, the rest is left out"
    return replace(problem, message=message, hint="Mend the others first; then check again.", fix=None)
