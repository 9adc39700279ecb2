"""A pack names a language in which none of its texts is given.

## What it does
The languages after the first in `languages:` of `pack.yaml` are looked for among the languages of the pack's texts.
Texts without language count as texts in the first one.

## Why is this bad?
The site offers the language, and shows everything in another one.

## How to fix it
Translate at least the names, or take the language out of `languages:`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_texts import translated
from tannkit.lint.rule import Found, rule
from tannkit.model.kinds import KINDS
from tannkit.model.library import Library, LoadedPack


def check(library: Library) -> Iterator[Found]:
    """Languages that no text has."""
    for name in library.checked:
        pack = library.packs[name]
        if pack.file is None or pack.info is None or not any(pack.entries.values()):
            continue
        used = _languages(pack)
        for place, language in enumerate(pack.languages):
            if place and language not in used:
                message = f"no text of the pack is given in `{language}`"
                yield Found(pack.entry, ("languages", place), message, "Translate its texts, or remove the language.")


def _languages(pack: LoadedPack) -> set[str]:
    return {
        language
        for kind in KINDS
        for entry in pack.entries[kind].values()
        if not entry.broken
        for _, text in translated(entry)
        for language in text
    }


RULE = rule(__doc__, "T004", "unused-language", check, severity="warning")
