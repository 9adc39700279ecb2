"""Decoding: from the bytes of a file to its text, or the place where it is no UTF-8."""

from __future__ import annotations

from tannkit.problems import Span
from tannkit.source.document import Document
from tannkit.source.faults import fault
from tannkit.source.places import span_at

# UTF-32 before UTF-16, whose mark is the beginning of UTF-32's.
MARKS = (
    (b"\xff\xfe\x00\x00", "UTF-32"),
    (b"\x00\x00\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)
# Where the null bytes lie among the first four, in a file of ordinary letters without a mark.
NULLS: dict[tuple[bool, ...], str] = {
    (False, True, True, True): "UTF-32",
    (True, True, True, False): "UTF-32",
    (False, True, False, True): "UTF-16",
    (True, False, True, False): "UTF-16",
}


def decode(document: Document, raw: bytes) -> bool:
    """Whether the bytes are UTF-8; they become the document's text, else the fault is noted."""
    other = next((name for mark, name in MARKS if raw.startswith(mark)), NULLS.get(tuple(b == 0 for b in raw[:4])))
    if other:
        return _wrong(document, f"the file is saved as {other}", Span(document.file, 1, 1, 1, 2))
    try:
        document.text = raw.decode("utf-8-sig")
        return True
    except UnicodeDecodeError as error:
        document.text = raw.decode("utf-8-sig", errors="replace")
        # error.start counts from behind a byte order mark
        content = raw.removeprefix(b"\xef\xbb\xbf")
        offset = len(content[: error.start].decode("utf-8"))
        return _wrong(document, _said(content[error.start], error), span_at(document, offset))


def _said(byte: int, error: UnicodeDecodeError) -> str:
    if error.reason == "unexpected end of data":
        return "the file ends in the middle of a character; it was probably cut off"
    guess = bytes([byte]).decode("cp1252", errors="replace")
    meant = f", `{guess}` in Windows or Latin-1 encoding" if guess.isprintable() and guess != "\ufffd" else ""
    return f"the byte 0x{byte:02x} here is not UTF-8{meant}"


def _wrong(document: Document, message: str, span: Span) -> bool:
    document.add(fault("Y002", span, message, "Save the file as UTF-8 (in most editors: Save with encoding, UTF-8)."))
    return False
