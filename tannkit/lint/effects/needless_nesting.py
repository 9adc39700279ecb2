"""A condition is wrapped into another one for nothing.

## What it does
Looks for `all` directly inside `all`, `any` directly inside `any`, and `not` directly inside `not`.

## Why is this bad?
It reads as if something special were meant, and the text made from it gets longer than it need be.

## What it cannot see
Conditions that say the same in other ways.

## How to fix it
Write the inner conditions into the outer list; for `not` inside `not`, keep what stands inside.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import GAMES
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.verbs.walk import Path, Phrase


def check(library: Library) -> Iterator[Found]:
    """Conditions that could stand in the list around them."""
    for kind in ("equipment", *GAMES):
        for entry in library.entries(kind):
            for phrase in phrases(entry):
                path = _needless(phrase)
                if path:
                    message = f"`{phrase.verb}` directly inside `{phrase.verb}` adds nothing"
                    yield Found(entry, path, message, "Write what stands inside into the outer one.", "key")


def _needless(phrase: Phrase) -> Path:
    """Where a condition holds another of its own verb; empty if it does not."""
    if phrase.grammar != "condition":
        return ()
    if phrase.verb == "not" and "not" in phrase.value:
        return (*phrase.path, "not")
    for place, each in enumerate(phrase.value) if phrase.verb in ("all", "any") else ():
        if isinstance(each, Mapping) and phrase.verb in each:
            return (*phrase.path, place, phrase.verb)
    return ()


RULE = rule(__doc__, "E040", "needless-nesting", check, severity="warning")
