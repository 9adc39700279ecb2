"""An entry has the id of one in a pack that this pack requires, and so hides it.

## What it does
The ids of a pack are compared with those of the packs it requires, kind by kind.

## Why is this bad?
Every plain reference in this pack now means the new entry. If that was not meant, a token or character of yours has
silently taken the place of a published one.

## What it cannot see
Whether you want to replace the entry. If so, allow the finding with a comment.

## How to fix it
Choose another id, such as one with your pack's name in front.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.kinds import KINDS
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Entries with the id of an entry in a required pack."""
    for kind in KINDS:
        for entry in library.entries(kind):
            for pack in library.reachable(entry.pack):
                if entry.id in library.packs[pack].entries[kind]:
                    yield Found(
                        entry,
                        (),
                        f"`{entry.id}` hides the entry of the same id in the pack `{pack}`",
                        f"Choose another id; the other one can still be meant by `{pack}/{entry.id}`.",
                    )
                    break


RULE = rule(__doc__, "R004", "hidden-entry", check, severity="warning")
