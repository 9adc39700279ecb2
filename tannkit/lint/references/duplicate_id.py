"""Two files of a pack give the same id to two entries of one kind.

## What it does
The ids of each kind are compared over all files of a pack. The entry that comes later (by file name) is reported.

## Why is this bad?
Only one of the two can be meant by a reference. The other one would silently not exist.

## How to fix it
Give one of them another id, or remove it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Entries whose id another file has taken."""
    for pack in library.checked:
        loaded = library.packs[pack]
        for entry in loaded.twice:
            first = loaded.entries[entry.kind][entry.id].span()
            yield Found(
                entry,
                (),
                f"the id `{entry.id}` is taken: {entry.kind} have it in {first.file}, line {first.line}",
                "Give one of the two another id, or remove it.",
            )


RULE = rule(__doc__, "R002", "duplicate-id", check)
