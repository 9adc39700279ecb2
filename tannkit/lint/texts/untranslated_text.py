"""A text reads the same in two languages.

## What it does
It compares the languages of every text that is written by language. Names, and texts of fewer than four words, may
well be the same.

## Why is this bad?
Mostly the text has been copied to be translated later, and that has been forgotten.

## How to fix it
Translate it, or write the text once, without languages, if it serves all of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_texts import all_entries, translated
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

LEAST_WORDS = 4


def check(library: Library) -> Iterator[Found]:
    """Texts that are copies of another language."""
    for entry in all_entries(library):
        for path, text in translated(entry):
            if path[-1] == "name":
                continue
            taken: dict[str, str] = {}
            for language, words in text.items():
                first = taken.setdefault(words, language)
                if first != language and len(words.split()) >= LEAST_WORDS:
                    message = f"this text reads the same in `{first}` and `{language}`"
                    hint = "Translate it, or write it once without languages."
                    yield Found(entry, (*path, language), message, hint)


RULE = rule(__doc__, "T012", "untranslated-text", check, severity="warning")
