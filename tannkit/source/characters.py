"""Characters: those that no content file may hold, and hidden spaces that change what a line means."""

from __future__ import annotations

import re

from tannkit.source.document import Document
from tannkit.source.faults import fault
from tannkit.source.places import inside_values, span_at

# Everything that cannot be seen and means nothing, apart from line ends and tabs. NEL and the Unicode line ends are
# among them because YAML parsers, JSON and editors do not agree on whether a new line starts there.
FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffe\uffff]")
NAMES = {
    "\x00": "a null character",
    "\x1b": "a terminal escape character",
    "\x7f": "a delete character",
    "\x85": "an unusual line end",
    "\u2028": "an unusual line end",
    "\u2029": "an unusual line end",
    "\ufffe": "a character that stands for nothing",
    "\uffff": "a character that stands for nothing",
}
_HIDDEN = (
    "\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000"
    "\ufeff\ufff9-\ufffb\U000e0000-\U000e007f"
)
HIDDEN = re.compile(f"[{_HIDDEN}]")
INDENT = re.compile(rf"[ \t]*(?:- *)*(?P<hidden>[{_HIDDEN}])")
COLON = re.compile(rf"(?:^[ \t]*(?:- +)*|[{{,] *)[\w$-]+ *:(?P<hidden>[{_HIDDEN}])")


def said(char: str) -> str:
    """A forbidden character in words, with its code."""
    return f"{NAMES.get(char, 'a control character')} (U+{ord(char):04X})"


def forbidden(document: Document) -> bool:
    """Whether the text holds a character that stops its reading; the first one is noted as a problem."""
    match = FORBIDDEN.search(document.text)
    if match:
        document.add(
            fault(
                "Y003", span_at(document, match.start()),
                f"there is {said(match.group())} in the file",
                "Remove it; it cannot be seen in most editors, so delete the word around it and type it again.",
            )
        )  # fmt: skip
    return match is not None


def hidden_spaces(document: Document) -> None:
    """Note no-break and zero-width spaces in front of a line or right after a colon, where they are no space.

    The document must have been read: inside quoted texts and block texts such spaces are letters like any other.
    """
    if not HIDDEN.search(document.text):
        return
    stopped = document.data is None and document.problems
    last = document.problems[-1].span.line if stopped else len(document.lines)
    places = []
    for number, line in enumerate(document.lines[:last]):
        match = INDENT.match(line) or COLON.search(line)
        if match and " #" not in line[: match.start("hidden")]:
            places.append((number, match.start("hidden")))
    for number, column in sorted({*places} - inside_values(document, places, quoted=True)):
        char = document.lines[number][column]
        document.add(
            fault(
                "Y016", document.place_span(number, column),
                f"there is a hidden space (U+{ord(char):04X}) where an ordinary one belongs",
                "Replace it by an ordinary space; it was probably pasted from a web page.",
            )
        )  # fmt: skip
