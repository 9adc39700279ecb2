"""The report of a check: all problems, sorted, and what was checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tannkit.errors import EXIT_BUG, EXIT_CLEAN, EXIT_PROBLEMS
from tannkit.model.library import Library
from tannkit.problems import Problem
from tannkit.source.document import Document


@dataclass(frozen=True, slots=True)
class Report:
    """What a check found. `documents` are those that were checked, by the name shown in problems."""

    problems: tuple[Problem, ...]
    library: Library
    documents: Mapping[str, Document]

    @property
    def errors(self) -> int:
        """How many problems are errors."""
        return sum(problem.severity == "error" for problem in self.problems)

    @property
    def warnings(self) -> int:
        """How many problems are warnings."""
        return len(self.problems) - self.errors

    @property
    def exit_code(self) -> int:
        """0 without errors, 1 with errors, 3 if tannkit itself failed. Warnings alone are no reason to stop."""
        if any(problem.code == "X001" for problem in self.problems):
            return EXIT_BUG
        return EXIT_PROBLEMS if self.errors else EXIT_CLEAN
