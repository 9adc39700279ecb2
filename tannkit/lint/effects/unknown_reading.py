"""A condition asks for a reading that its ruling does not have.

## What it does
Compares the `reading` of each condition `ruling` with the options of the ruling, and the `default` of each ruling
with its own options.

## Why is this bad?
No game is ever played under that reading, so the condition never holds.

## What it cannot see
Whether a reading that exists is the one you meant.

## How to fix it
Write the id of one of the options.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import GAMES
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
from tannkit.model.suggest import suggest
from tannkit.problems import Fix
from tannkit.verbs.walk import Path


def check(library: Library) -> Iterator[Found]:
    """Readings that are none of the options."""
    for ruling in library.entries("rulings"):
        if ruling.data["default"] not in ruling.data["options"]:
            yield _found(ruling, ("default",), ruling, ruling.data["default"])
    for kind in ("equipment", *GAMES):
        for entry in library.entries(kind):
            for phrase in phrases(entry):
                if phrase.grammar == "condition" and phrase.verb == "ruling":
                    meant = known(library, "rulings", phrase.value["is"], entry)
                    if meant is not None and phrase.value["reading"] not in meant.data["options"]:
                        yield _found(entry, (*phrase.path, "reading"), meant, phrase.value["reading"])


def _found(entry: Entry, path: Path, ruling: Entry, reading: str) -> Found:
    options = list(ruling.data["options"])
    near = suggest(reading, options)
    fix = Fix(entry.span(path), near, f"write `{near}`") if near else None
    hint = f"Did you mean `{near}`?" if near else f"It has {', '.join(f'`{each}`' for each in options)}."
    return Found(entry, path, f"`{ruling.id}` has no reading `{reading}`", hint, fix=fix)


RULE = rule(__doc__, "E038", "unknown-reading", check)
