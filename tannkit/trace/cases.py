"""The clauses that YAML cases name by `clauses: [RE-COMBAT-012]`: cases of play, and cases of the checks.

A case is a mapping in a list, which is the whole file or stands below a key of it, such as `fail` and `pass` of the
checks. A test runs it; that it does so is for the test of the file to show.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tannkit.source.document import Document, Step
from tannkit.source.files import content_files
from tannkit.source.read import read_file
from tannkit.trace.proof import Fault, Mention

KEY = "clauses"
CHECKS = "tannkit/lint/cases"


def cases(root: Path, but: str) -> Iterator[Mention | Fault]:
    """Every clause that a case of a checkout names.

    Args:
        root: the folder that has `tests`; files are named relative to it.
        but: a file of the tests that holds no cases.
    """
    for folder in (root / "tests", root / CHECKS):
        for path in content_files(folder) if folder.is_dir() else ():
            file = path.relative_to(root).as_posix()
            if path.suffix == ".yaml" and file != but:
                yield from cases_in(read_file(path, file))


def cases_in(document: Document) -> Iterator[Mention | Fault]:
    """Every clause that a case of a file names."""
    if document.data is None:
        for problem in document.problems[:1]:
            message = f"this file of cases cannot be read: {problem.message}"
            yield Fault(document.file, problem.span.line, message, problem.hint)
        return
    for path, case in _mappings(document.data):
        if KEY in case:
            yield from _clauses(document, path, case)


def _mappings(data: Any) -> Iterator[tuple[tuple[Step, ...], dict[str, Any]]]:
    """The mappings that are lines of a list of the file, with their places."""
    lists: list[tuple[tuple[Step, ...], list[Any]]] = []
    if isinstance(data, list):
        lists = [((), data)]
    elif isinstance(data, dict):
        lists = [((key,), value) for key, value in data.items() if isinstance(value, list)]
    for path, lines in lists:
        yield from (((*path, k), line) for k, line in enumerate(lines) if isinstance(line, dict))


def _clauses(document: Document, path: tuple[Step, ...], case: dict[str, Any]) -> Iterator[Mention | Fault]:
    name, named = case.get("name"), case[KEY]
    line = document.span((*path, KEY), "key").line
    if not isinstance(name, str) or not name.strip():
        yield Fault(
            document.file, line, "a case that names clauses has no name", "Add `name:`, which says what it shows."
        )
        return
    if not isinstance(named, list) or not all(isinstance(each, str) for each in named):
        yield Fault(document.file, line, f"`{KEY}` is no list of clauses", f"Write `{KEY}: [RE-COMBAT-012]`.")
        return
    for k, clause in enumerate(named):
        yield Mention(clause, f"{document.file}: {name}", document.file, document.span((*path, KEY, k)).line)
