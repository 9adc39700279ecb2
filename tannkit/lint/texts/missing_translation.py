"""A text is not given in all languages of its pack.

## What it does
Every text that is written by language is compared with `languages:` in `pack.yaml`. A plain text without languages
serves all of them and is not objected to.

## Why is this bad?
Readers of the missing language are shown the text in another one.

## How to fix it
Add the translation, or take the language out of `languages:`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_texts import all_entries, translated
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Texts without one of the languages."""
    for entry in all_entries(library):
        pack = library.packs[entry.pack]
        if pack.info is None or pack.file is None:
            continue  # a file without a pack has no languages to be complete in
        for path, text in translated(entry):
            missing = [language for language in pack.languages if language not in text]
            if missing:
                message = f"this text is missing in {' and '.join(f'`{each}`' for each in missing)}"
                hint = f"Add `{missing[0]}:` to it, or take the language out of pack.yaml."
                yield Found(entry, path, message, hint, "key")


RULE = rule(__doc__, "T002", "missing-translation", check, severity="warning")
