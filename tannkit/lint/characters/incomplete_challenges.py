"""A character has some challenges, but not one of each of the four types.

## What it does
Looks at the types of a character's challenges: combat, physical, mental and special. Characters without any are left
alone.

## Why is this bad?
One of four challenges is drawn at setup. With a type missing or doubled, the tokens in the pile are not what the
rules expect.

## What it cannot see
Whether the challenges can be carried out.

## How to fix it
Give the character four challenges, one of each type.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Challenge, Character
from tannkit.model.library import Library
from tannkit.model.lookup import known

TYPES = ("combat", "physical", "mental", "special")


def check(library: Library) -> Iterator[Found]:
    """Characters whose challenges are not one of each type."""
    for entry in library.entries("characters"):
        refs = entry.model(Character).challenges
        listed = [known(library, "challenges", ref, entry) for ref in refs]
        types: list[str] = [each.model(Challenge).type for each in listed if each is not None]
        if not types or len(types) < len(refs):  # an unknown one is reported elsewhere
            continue
        missing = [each for each in TYPES if each not in types]
        twice = [each for each in TYPES if types.count(each) > 1]
        if missing or twice:
            says = [f"of type {' and '.join(missing)} there is none"] if missing else []
            says += [f"of type {' and '.join(twice)} there are several"] if twice else []
            message = f"among the challenges of `{entry.id}`, {', and '.join(says)}"
            yield Found(entry, ("challenges",), message, "List four challenges, one of each type.")


RULE = rule(__doc__, "C019", "incomplete-challenges", check)
