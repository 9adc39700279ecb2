"""A text is given in a language that `pack.yaml` does not name.

## What it does
The languages of every text are compared with `languages:` in `pack.yaml`.

## Why is this bad?
The site is built in the languages that the pack names; a text in another one is never shown. Mostly it is a slip such
as `ge` for `de`.

## How to fix it
Correct the code, or add the language to `languages:`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_texts import all_entries, translated
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Texts in languages that are not shown."""
    for entry in all_entries(library):
        pack = library.packs[entry.pack]
        if pack.info is None or pack.file is None:
            continue  # a file without a pack names no languages
        for path, text in translated(entry):
            for language in text:
                if language not in pack.languages:
                    message = f"the pack does not come in the language `{language}`"
                    hint = f"It names {', '.join(pack.languages)}; correct the code, or add it in pack.yaml."
                    yield Found(entry, (*path, language), message, hint, "key")


RULE = rule(__doc__, "T003", "undeclared-language", check)
