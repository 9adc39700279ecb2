"""Packs require one another in a circle.

## What it does
The packs that a pack builds on are followed; a way that leads back to the pack itself is reported.

## Why is this bad?
Neither pack can be used, versioned or shared without the other: they are one pack.

## How to fix it
Remove one of the requirements, or make one pack of the two.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Requirements that lead back to the pack that has them."""
    for pack in library.checked:
        loaded = library.packs[pack]
        for wanted in loaded.info.requires if loaded.info and loaded.file else ():
            if wanted == pack or pack in _requires(library, wanted):
                message = "a pack cannot require itself" if wanted == pack else f"`{wanted}` requires this pack in turn"
                yield Found(loaded.entry, ("requires", wanted), message, "Remove one of the requirements.", "key")


def _requires(library: Library, pack: str) -> set[str]:
    """All packs that a pack requires, directly or through others."""
    found: set[str] = set()
    queue = [pack]
    while queue:
        loaded = library.packs.get(queue.pop())
        for each in loaded.requires if loaded else ():
            if each not in found:
                found.add(each)
                queue.append(each)
    return found


RULE = rule(__doc__, "R009", "circular-requirement", check)
