"""A character lists a challenge that belongs to somebody else.

## What it does
Compares the `character` of each challenge with the characters that list it.

## Why is this bad?
A challenge speaks of its character. Drawn for another one, nobody knows who has to carry it out.

## What it cannot see
Which of the two names is wrong.

## How to fix it
List the character's own challenges, or correct `character` in the challenge.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Challenge, Character
from tannkit.model.library import Library
from tannkit.model.lookup import known


def check(library: Library) -> Iterator[Found]:
    """Challenges whose character is not the one that lists them."""
    for entry in library.entries("characters"):
        for place, ref in enumerate(entry.model(Character).challenges):
            challenge = known(library, "challenges", ref, entry)
            if challenge is None:
                continue
            owner = known(library, "characters", challenge.model(Challenge).character, challenge)
            if owner is not None and owner is not entry:
                message = f"`{ref}` is a challenge of `{owner.id}`"
                hint = f"List a challenge of `{entry.id}`, or correct `character` in `{ref}`."
                yield Found(entry, ("challenges", place), message, hint)


RULE = rule(__doc__, "C020", "challenge-of-another", check)
