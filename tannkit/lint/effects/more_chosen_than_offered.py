"""A choice asks for more than there is to choose from.

## What it does
Compares `count` of each choice with the number of values and skills that it offers.

## Why is this bad?
The choice cannot be made.

## What it cannot see
How many characters, tokens or circles there will be to choose from.

## How to fix it
Offer more, or choose fewer.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import GAMES
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Choices of more than is offered."""
    for kind in ("equipment", *GAMES):
        for entry in library.entries(kind):
            for phrase in phrases(entry):
                if phrase.grammar != "choose" or "from" in phrase.value:
                    continue
                offered = len(phrase.value.get("stats", ())) + len(phrase.value.get("skills", ()))
                if 0 < offered < phrase.value.get("count", 1):
                    message = f"{phrase.value['count']} are to be chosen, but only {offered} are offered"
                    yield Found(entry, (*phrase.path, "count"), message, "Offer more, or choose fewer.")


RULE = rule(__doc__, "E042", "more-chosen-than-offered", check)
