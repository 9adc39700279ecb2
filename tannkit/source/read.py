"""Reading: from a file to a Document. Whatever is wrong becomes a Problem; nothing is raised."""

from __future__ import annotations

import stat
from pathlib import Path

from tannkit.problems import Span
from tannkit.source import json_text
from tannkit.source.characters import forbidden, hidden_spaces
from tannkit.source.decode import decode
from tannkit.source.document import Document
from tannkit.source.events import read_events
from tannkit.source.faults import fault
from tannkit.source.files import misnamed

MOST_BYTES = 2_000_000


def read_file(path: Path, shown: str | None = None) -> Document:
    """The Document of a file on disk.

    Args:
        path: the file. Only regular files are opened: a pipe or device would hang or never end.
        shown: the name to show in problems; the path as given if left out.
    """
    name = shown or path.as_posix()
    if misnamed(name):
        return _misnamed(name)
    try:
        facts = path.stat()
        if not stat.S_ISREG(facts.st_mode):
            return _not_ordinary(name, facts.st_mode)
        if facts.st_size > MOST_BYTES:
            return _too_large(name, facts.st_size)
        # One byte more than is allowed, so that a file that is growing is noticed and does not fill the memory.
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        reason = (error.strerror or "it cannot be opened").lower()
        return closed(name, "Y001", f"the file cannot be read: {reason}", "Check its name and permissions.")
    return read_bytes(raw, name)


def read_bytes(raw: bytes, name: str) -> Document:
    """The Document of a file's bytes. `.json` files are held to JSON, all others are YAML 1.2."""
    if misnamed(name):
        return _misnamed(name)
    document = Document(name)
    if len(raw) > MOST_BYTES:
        return _too_large(name, len(raw))
    if not decode(document, raw) or forbidden(document):
        return document
    if document.text.strip() and name.lower().endswith(".json"):
        json_text.read_json(document)
    else:
        read_events(document, document.text)
        hidden_spaces(document)
    if document.data is None and not document.problems:
        document.add(fault("Y011", document.span(()), "there is nothing in this file", "Remove it, or write an entry."))
    return document


def closed(name: str, code: str, message: str, hint: str) -> Document:
    """The Document of a file that is not opened, or cannot be, and why."""
    return Document(name, problems=[fault(code, Span(name, 1, 1, 1, 1), message, hint)])


def _misnamed(name: str) -> Document:
    right = name.rpartition("/")[2][: -len(".txt")]
    return closed(name, "Y026", "this file is not read, because its name ends in `.txt`", f"Rename it: `{right}`.")


def _not_ordinary(name: str, mode: int) -> Document:
    if stat.S_ISDIR(mode):
        return closed(name, "Y001", "this is a folder that is not read: a link, or one that you may not open",
                      "Put the files themselves into the pack, and check the permissions.")  # fmt: skip
    return closed(name, "Y001", "this is not an ordinary file", "Content files are plain text files.")


def _too_large(name: str, size: int) -> Document:
    more = f"the file has {size:,} bytes; more than {MOST_BYTES:,} are not read"
    return closed(name, "Y005", more, "Split it into several files; pictures and other data do not belong in content.")
