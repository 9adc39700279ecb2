"""A text begins or ends with a blank, or has several in a row.

## What it does
It looks for blanks, tabs and line ends at both ends of every text, and for two or more of them between words. Empty
lines between paragraphs are no fault.

## Why is this bad?
Such a text is not found by who searches for it, sorts in a wrong place, and shows gaps where it is printed.

## How to fix it
Remove the blanks; the fix does so. For long texts use `>-`, which joins lines and leaves no line end behind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tannkit.lint.facts_texts import every_text, replacement
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

SEVERAL = re.compile(r"[ \t]{2,}|[ \t]+\n|\n{3,}")
BLANKS = re.compile(r"[ \t\n]+")


def check(library: Library) -> Iterator[Found]:
    """Texts with blanks too many."""
    for entry, said in every_text(library):
        bare = said.text.strip(" \t\n")
        if not bare:
            what = "this text has nothing but blanks"
        elif bare != said.text:
            what = "this text begins with a blank" if said.text[0] != bare[0] else "this text ends with a blank"
        elif SEVERAL.search(bare):
            what = "this text has several blanks in a row"
        else:
            continue
        new = BLANKS.sub(_fewer, bare)
        fix = replacement(entry, said, new, "remove the blanks") if new and "\n" not in new else None
        hint = "Remove the blanks." if "\n" not in said.text else "Write long texts with `>-`, and without more blanks."
        yield Found(entry, said.path, what, hint, fix=fix)


def _fewer(blanks: re.Match[str]) -> str:
    """One blank for several, and an empty line where there was at least one."""
    return "\n\n" if blanks.group().count("\n") > 1 else " "


RULE = rule(__doc__, "T005", "stray-blanks", check, severity="warning")
