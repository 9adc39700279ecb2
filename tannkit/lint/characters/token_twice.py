"""A pack holds the same token twice.

## What it does
Looks for repeated tokens in packs, among improvements, and in what a character always has.

## Why is this bad?
No printed pack holds a token twice, and most effects do nothing more the second time. Often another token was meant.

## What it cannot see
That a second grenade is a good thing to have.

## How to fix it
Replace the second one; allow the finding where two of a kind are meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known


def check(library: Library) -> Iterator[Found]:
    """Tokens that stand in the same list already."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        for name, tokens in character.packs.items():
            yield from _repeated(library, entry, tokens, ("packs", name))
        yield from _repeated(library, entry, character.standard, ("standard",))
        if character.improvements:
            yield from _repeated(library, entry, character.improvements.among, ("improvements", "among"))


def _repeated(library: Library, entry: Entry, tokens: Sequence[str], path: tuple[str, ...]) -> Iterator[Found]:
    seen: set[Entry] = set()
    for place, ref in enumerate(tokens):
        token = known(library, "equipment", ref, entry)
        if token is not None and token in seen:
            yield Found(entry, (*path, place), f"`{ref}` is in this list already", "Replace one of the two.")
        if token is not None:
            seen.add(token)


RULE = rule(__doc__, "C011", "token-twice", check, severity="warning")
