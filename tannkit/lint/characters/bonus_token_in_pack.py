"""A bonus token is part of a pack.

## What it does
Looks for tokens of kind `bonus` among what a character starts with.

## Why is this bad?
Bonus tokens are handed out after the packs have been shown, three to a side at most, each in exchange for a token of
a pack. In a pack it would get past all of these limits.

## What it cannot see
Whether the token or its kind is wrong.

## How to fix it
Take it out of the pack, or give the token the kind `pack` and drop its restriction.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_characters import token_places
from tannkit.lint.rule import Found, rule
from tannkit.model.equipment import Equipment
from tannkit.model.library import Library
from tannkit.model.lookup import known


def check(library: Library) -> Iterator[Found]:
    """Bonus tokens among the tokens of characters."""
    for entry in library.entries("characters"):
        for path, ref, _ in token_places(entry):
            token = known(library, "equipment", ref, entry)
            if token is not None and token.model(Equipment).kind == "bonus":
                message = f"`{ref}` is a bonus token; no character starts with it"
                yield Found(entry, path, message, "Take it out, or change its kind to `pack`.")


RULE = rule(__doc__, "C012", "bonus-token-in-pack", check)
