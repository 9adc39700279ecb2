"""Problems: what is wrong with content, where, and how to mend it.

A Problem is a value. Checks yield them, reporters print them, nothing raises them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Severity = Literal["error", "warning"]
# Of the problems of one kind in one file so many are told; nobody reads more, and a made-up file can have any number.
MOST_ALIKE = 100


def short(text: object, most: int = 60) -> str:
    """A value from a file as it is quoted in a message: a key or text can be a whole file long."""
    said = str(text)
    return said if len(said) <= most else said[: most - 1] + "…"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of a file. Lines and columns count from 1, columns in code points; the end is exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True)
class Fix:
    """A ready replacement: put `text` in the place of `span`."""

    span: Span
    text: str
    title: str


@dataclass(frozen=True, slots=True)
class Problem:
    """One finding: `code` and `rule` name the lint rule, `message` what is wrong, `hint` how to mend it."""

    code: str
    rule: str
    severity: Severity
    span: Span
    message: str
    hint: str = ""
    fix: Fix | None = None

    @property
    def sort_key(self) -> tuple[Span, str, str]:
        """Problems are shown by place, then code, then message."""
        return (self.span, self.code, self.message)
