"""What a lint rule is: a code, a name, a manual page, and a function that finds what it is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from tannkit.model.library import Entry, Library
from tannkit.problems import Fix, Problem, Severity
from tannkit.source.document import Step

FAMILIES: dict[str, str] = {
    "Y": "Source: the file as text",
    "S": "Shape: fields and values",
    "R": "References: what names what",
    "B": "Board: maps",
    "C": "Characters and teams",
    "E": "Effects: equipment, modes and scenarios",
    "T": "Texts",
    "X": "tannkit itself",
}
CODE = re.compile(r"[YSRBCETX]\d{3}")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


@dataclass(frozen=True, slots=True)
class Found:
    """A finding of a rule: the entry and the path inside it, what is wrong, and how to mend it.

    `part` says whether the key or the value at the path is meant; `fix` is a ready replacement.
    """

    entry: Entry
    path: tuple[Step, ...]
    message: str
    hint: str = ""
    part: Literal["key", "value"] = "value"
    fix: Fix | None = None


Check = Callable[[Library], Iterator[Found]]


@dataclass(frozen=True, slots=True)
class Rule:
    """A lint rule. `manual` is the docstring of its module, and its page on the site.

    `check` is None for rules whose findings come out of reading a file or matching it with the schema.
    """

    code: str
    name: str
    severity: Severity
    manual: str
    check: Check | None = None

    @property
    def summary(self) -> str:
        """The first sentence of the manual."""
        return self.manual.strip().split("\n\n")[0].replace("\n", " ")

    def problem(self, found: Found) -> Problem:
        """The Problem for a finding."""
        span = found.entry.span(found.path, found.part)
        return Problem(self.code, self.name, self.severity, span, found.message, found.hint, found.fix)


def rule(manual: str | None, code: str, name: str, check: Check | None = None, *, severity: Severity = "error") -> Rule:
    """A Rule, after making sure that it can be found and explained.

    Args:
        manual: the docstring of the rule's module.
        code: family letter and three digits; it never changes its meaning.
        name: what one would allow, such as `unreachable-circle`.
        check: finds the problems in a library.
        severity: `error` stops a build, `warning` does not.

    Raises:
        ValueError: the manual is missing or the code or name is malformed.
    """
    if not manual or len(manual.split()) < 10:
        raise ValueError(f"{code} {name}: a rule needs a docstring that explains it")
    if not CODE.fullmatch(code) or not NAME.fullmatch(name):
        raise ValueError(f"{code} {name}: the code is a letter and three digits, the name kebab-case words")
    return Rule(code, name, severity, manual, check)
