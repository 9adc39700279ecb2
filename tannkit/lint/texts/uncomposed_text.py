"""A text is written with accents as characters of their own.

## What it does
It compares every text with its composed form (Unicode NFC), in which `ü` is one character and not `u` with two dots
behind it.

## Why is this bad?
Both look the same but are different for every search and comparison; some fonts show the dots beside the letter. Such
texts mostly come out of PDF files or from file names of other systems.

## How to fix it
Type the text again; the fix replaces it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from tannkit.lint.facts_texts import every_text, replacement
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Texts that are not in composed form."""
    for entry, said in every_text(library):
        if not unicodedata.is_normalized("NFC", said.text):
            new = unicodedata.normalize("NFC", said.text)
            at = next(
                (i for i, (one, other) in enumerate(zip(said.text, new, strict=False)) if one != other), len(new) - 1
            )
            message = f"`{new[at]}` is not written as one character here"
            fix = replacement(entry, said, new, "write accented letters as one character")
            yield Found(entry, said.path, message, "Type the letter again.", fix=fix)


RULE = rule(__doc__, "T010", "uncomposed-text", check, severity="warning")
