"""The modules that carry out clauses: those whose text, in a comment or elsewhere, names them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tannkit.trace.marks import python_files
from tannkit.trace.proof import Mention

CODE = "tannkit"
# The rooms that hold or carry out rules. Elsewhere an id is an example of one.
ROOMS = ("board", "dice", "engine", "lint", "rulesets", "schema", "state", "verbs")
_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b")


def modules(root: Path) -> Iterator[Mention]:
    """Every id in the code of a checkout that could be a clause, each once a module.

    Args:
        root: the folder that has the code; modules are named relative to it.
    """
    for path in (path for room in ROOMS for path in python_files(root / CODE / room)):
        file = path.relative_to(root).as_posix()
        seen: dict[str, int] = {}
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1):
            for found in _ID.findall(line):
                seen.setdefault(found, number)
        yield from (Mention(clause, file, file, number) for clause, number in seen.items())
