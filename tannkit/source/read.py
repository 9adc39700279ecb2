"""Reading: from a file to a Document. Whatever is wrong becomes a Problem; nothing is raised."""

from __future__ import annotations

import re
import stat
from pathlib import Path

from tannkit.problems import Span
from tannkit.source import json_text
from tannkit.source.document import Document
from tannkit.source.events import HIDDEN, read_events
from tannkit.source.faults import fault

MOST_BYTES = 2_000_000
# What YAML lets no file hold as it is, apart from line ends and tabs.
FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
INDENT = re.compile(r"[ \t]*[-\s]*")
NAMES = {"\x00": "a null character", "\x1b": "a terminal escape character", "\x7f": "a delete character"}


def read_file(path: Path, shown: str | None = None) -> Document:
    """The Document of a file on disk.

    Args:
        path: the file. Only regular files are opened: a pipe or device would hang or never end.
        shown: the name to show in problems; the path as given if left out.
    """
    name = shown or path.as_posix()
    try:
        facts = path.stat()
        if not stat.S_ISREG(facts.st_mode):
            return _closed(name, "Y001", "this is not an ordinary file", "Content files are plain text files.")
        if facts.st_size > MOST_BYTES:
            return _too_large(name, facts.st_size)
        raw = path.read_bytes()
    except OSError as error:
        reason = (error.strerror or "it cannot be opened").lower()
        return _closed(name, "Y001", f"the file cannot be read: {reason}", "Check its name and permissions.")
    return read_bytes(raw, name)


def read_bytes(raw: bytes, name: str) -> Document:
    """The Document of a file's bytes. `.json` files are held to JSON, all others are YAML 1.2."""
    document = Document(name)
    if len(raw) > MOST_BYTES:
        return _too_large(name, len(raw))
    if not _decode(document, raw) or not _allowed(document):
        return document
    if name.endswith(".json"):
        lone = json_text.lone_surrogate(document)
        if lone:
            document.problems.append(lone)
            return document
        read_events(document, json_text.as_yaml(document))
        wrong = json_text.strictness(document) if not document.problems else None
        if wrong:
            document.problems.append(wrong)
            document.data = None
    else:
        _hidden_indent(document)
        read_events(document, document.text)
    if document.data is None and not document.problems:
        document.problems.append(
            fault("Y011", document.span(()), "there is nothing in this file", "Remove it, or write an entry.")
        )
    return document


def _closed(name: str, code: str, message: str, hint: str) -> Document:
    return Document(name, problems=[fault(code, Span(name, 1, 1, 1, 1), message, hint)])


def _too_large(name: str, size: int) -> Document:
    message = f"the file has {size:,} bytes; more than {MOST_BYTES:,} are not read"
    hint = "Split it into several files; pictures and other data do not belong in content files."
    return _closed(name, "Y005", message, hint)


def _decode(document: Document, raw: bytes) -> bool:
    for mark, encoding in ((b"\xff\xfe", "UTF-16"), (b"\xfe\xff", "UTF-16")):
        if raw.startswith(mark):
            return _wrong_encoding(document, f"the file is saved as {encoding}", 1, 1)
    try:
        document.text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8-sig", errors="replace")
        line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
        byte = raw[error.start]
        guess = raw[error.start : error.start + 1].decode("cp1252", errors="replace")
        meant = f", `{guess}` in Windows or Latin-1 encoding" if guess.isprintable() and guess != "\ufffd" else ""
        return _wrong_encoding(document, f"the byte 0x{byte:02x} here is not UTF-8{meant}", line, column)
    return True


def _wrong_encoding(document: Document, message: str, line: int, column: int) -> bool:
    span = Span(document.file, line, column, line, column + 1)
    document.problems.append(
        fault("Y002", span, message, "Save the file as UTF-8 (in most editors: Save with encoding, UTF-8).")
    )
    return False


def _allowed(document: Document) -> bool:
    match = FORBIDDEN.search(document.text)
    if not match:
        return True
    before = document.text[: match.start()]
    line, column = before.count("\n") + 1, match.start() - (before.rfind("\n") + 1) + 1
    char = match.group()
    said = NAMES.get(char, "a control character")
    document.problems.append(
        fault(
            "Y003", Span(document.file, line, column, line, column + 1),
            f"there is {said} (U+{ord(char):04X}) in the file",
            "Remove it; it cannot be seen in most editors, so delete the word around it and type it again.",
        )
    )  # fmt: skip
    return False


def _hidden_indent(document: Document) -> None:
    """No-break and zero-width spaces in front of a line or right after a colon change what the line means."""
    if not any(char in document.text for char in HIDDEN):
        return
    for number, line in enumerate(document.text.split("\n")):
        indent = len(line) - len(line.lstrip())
        head = line[:indent] + line[indent : indent + 1]
        places = [at for at, char in enumerate(head) if char in HIDDEN]
        colon = re.search(r":[\u00a0\u200b\u2007\u202f\u2060\ufeff]", line)
        if not places and colon:
            places = [colon.start() + 1]
        if places:
            at = places[0]
            document.problems.append(
                fault(
                    "Y016", Span(document.file, number + 1, at + 1, number + 1, at + 2),
                    f"there is a hidden space (U+{ord(line[at]):04X}) where an ordinary one belongs",
                    "Replace it by an ordinary space; it was probably pasted from a web page.",
                )
            )  # fmt: skip
