"""A token stands where its kind does not belong.

## What it does
Compares the kind of every token that a character has, or that lies in a crate, with the place it is listed in: packs
hold tokens of kind `pack`, improvements those of kind `voivode-improvement` or `pack`, and so on. Bonus tokens have a
rule of their own.

## Why is this bad?
The kind says where a token comes from, and pages and rules sort tokens by it. A special object in the pack of
somebody else would be in the game twice.

## What it cannot see
Whether the place or the kind is wrong.

## How to fix it
Correct the kind of the token, or list another one. A token that is the special object of one character and in a pack
of another has the kind `pack`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_characters import PACK_KINDS, token_places
from tannkit.lint.lookup import known
from tannkit.lint.rule import Found, rule
from tannkit.model.equipment import Equipment
from tannkit.model.library import Entry, Library
from tannkit.source.document import Step


def check(library: Library) -> Iterator[Found]:
    """Tokens of characters and crates whose kind does not belong there."""
    for entry in library.entries("characters"):
        for path, ref, kinds in token_places(entry):
            yield from _found(library, entry, path, ref, kinds)
    for crate in library.entries("crates"):
        if crate.data.get("equipment"):
            yield from _found(library, crate, ("equipment",), crate.data["equipment"], PACK_KINDS)


def _found(library: Library, entry: Entry, path: tuple[Step, ...], ref: str, kinds: tuple[str, ...]) -> Iterator[Found]:
    token = known(library, "equipment", ref, entry)
    kind = token.model(Equipment).kind if token else kinds[0]
    if kind in kinds or (kind == "bonus" and entry.kind == "characters"):
        return
    wanted = " or ".join(f"`{each}`" for each in kinds)
    yield Found(entry, path, f"`{ref}` is of kind `{kind}`, but here belongs {wanted}", "Correct the one or the other.")


RULE = rule(__doc__, "C013", "misplaced-token", check)
