"""A text still has a placeholder in it.

## What it does
It looks for `TODO`, `FIXME`, `TBD` and `XXX` in capitals, for `xxx` and `???`, and for the Latin that printers fill
empty columns with (`lorem ipsum`).

## Why is this bad?
The text goes to readers as it is.

## How to fix it
Write the text, or remove the field until there is one. Notes to yourself belong in a comment, after a `#`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tannkit.lint.facts_texts import every_text
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

PLACEHOLDER = re.compile(r"\b(?:TODO|FIXME|TBD|XXX+|xxx+)\b|\?{3,}|\b[Ll]orem ipsum\b")


def check(library: Library) -> Iterator[Found]:
    """Texts that have not been written yet."""
    for entry, said in every_text(library):
        match = PLACEHOLDER.search(said.text)
        if match:
            message = f"this text still has the placeholder `{match.group()}`"
            yield Found(entry, said.path, message, "Write the text, or remove it until there is one.")


RULE = rule(__doc__, "T007", "placeholder-text", check, severity="warning")
