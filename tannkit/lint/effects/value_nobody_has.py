"""A token rolls on a value that all of its carriers lack.

## What it does
Looks for tests, for duels that `you` start, and for numbers that are read off `you`, and compares their
characteristic with the values of every character that starts with the token.

## Why is this bad?
A character whose Mental is `null` takes no Mental tests and fights no Mental duels, so the effect can never be used.

## What it cannot see
Characters to whom the token is passed during the game, and values that other tokens give or take.

## How to fix it
Roll on another value, or give the token to somebody who has it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_effects import Part, parts
from tannkit.lint.facts_tokens import holders
from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import bare
from tannkit.verbs.walk import Phrase


def check(library: Library) -> Iterator[Found]:
    """Rolls on values that nobody with the token has."""
    for token in library.entries("equipment"):
        rolls = [phrase for part in parts(token) for phrase in _rolls(part)]
        carriers = holders(library, token) if rolls else None
        for phrase in rolls if carriers else ():
            stat = phrase.value["stat"]
            if all(_lacks(who, stat) for who in carriers or ()):
                message = f"none of those who start with this token has a value for `{stat}`"
                yield Found(token, (*phrase.path, "stat"), message, "Roll on a value that they have.")


def _rolls(part: Part) -> Iterator[Phrase]:
    """The phrases of an effect in which its bearer rolls on a value, or counts by it."""
    if part.fields.get("while") == "attached":  # then anybody can be `you`
        return
    yield from part.phrases("operation", "test")
    for duel in part.phrases("operation", "duel"):
        if duel.value.get("by", "you") == "you":
            yield duel
    for number in part.phrases("number"):
        if "stat" in number.value and number.value.get("of", "you") == "you":
            yield number


def _lacks(who: Entry, stat: str) -> bool:
    rows = [rows for name, rows in who.model(Character).values.items() if bare(name) == stat]
    return bool(rows) and all(row is None for row in rows[0])


RULE = rule(__doc__, "E004", "value-nobody-has", check)
