"""The clauses that no test proves, each with the reason why: `tests/unproved.yaml`, a mapping of clause to reason."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tannkit.source.document import Document
from tannkit.source.read import read_file
from tannkit.trace.proof import Fault, Mention

FILE = "tests/unproved.yaml"


def reasons(root: Path) -> Iterator[Mention | Fault]:
    """Every clause that is listed as not proved in a checkout, with its reason; nothing if there is no such list."""
    path = root / FILE
    if path.exists():
        yield from reasons_in(read_file(path, FILE))


def reasons_in(document: Document) -> Iterator[Mention | Fault]:
    """Every clause of a list, and what is wrong with it."""
    for problem in document.problems:
        yield Fault(document.file, problem.span.line, problem.message, problem.hint)
    if document.data is not None and not isinstance(document.data, dict):
        yield Fault(
            document.file, 1, "this is no mapping of clauses to reasons", "Write lines of `RE-COMBAT-012: why`."
        )
        return
    for clause, reason in (document.data or {}).items():
        line = document.span((clause,), "key").line
        if isinstance(reason, str) and reason.strip():
            yield Mention(clause, " ".join(reason.split()), document.file, line)
        else:
            yield Fault(document.file, line, f"there is no reason for `{clause}`", "Say why no test proves it.")
