"""An entry refers to itself where it can only mean another.

## What it does
Fields that lead from an entry to others of its kind (`see_also` of glossary terms, `needs` and `brings` of
characters) are searched for the entry itself.

## Why is this bad?
A character that must be on the side of itself, or a term that sends readers back to where they are, is a slip.

## How to fix it
Name the other entry, or remove the reference.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import leaves
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

FIELDS: dict[str, tuple[str, ...]] = {"glossary": ("see_also",), "characters": ("needs", "brings")}


def check(library: Library) -> Iterator[Found]:
    """References from an entry to itself."""
    for kind, fields in FIELDS.items():
        for entry in library.entries(kind):
            for leaf in leaves(entry):
                same = leaf.path[0] in fields and library.resolve(kind, str(leaf.value), entry.pack) is entry
                if same:
                    hint = "Name the other one, or remove it."
                    yield Found(entry, leaf.path, f"`{entry.id}` refers to itself here", hint)


RULE = rule(__doc__, "R006", "self-reference", check)
