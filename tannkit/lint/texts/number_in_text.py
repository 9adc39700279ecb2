"""A token's own rule text names a number that its effects do not have.

## What it does
Where an equipment token has a `text:` that takes the place of the one made from its effects, every number in it, in
digits or in words, is looked for among the numbers of `effects`, `weapon` and `grenade` and what its traits bring along
(dice, throw).

## Why is this bad?
Readers play by the text, programs by the effects. When the two differ, one of them is wrong.

## What it cannot see
Numbers that stand in both but mean different things, the number one (it is mostly an article), numbers above 99, and
texts in languages other than English and German, of which only the digits are read. Tokens without any effect, or with
rules in `words:`, are not looked at.

## How to fix it
Correct the text or the effect. Best of all, leave `text:` out: the text made from the effects is always right.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from tannkit.lint.facts import phrases
from tannkit.lint.facts_texts import Said, texts
from tannkit.lint.rule import Found, rule
from tannkit.model.equipment import Equipment
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
from tannkit.model.vocabulary import Trait
from tannkit.verbs.grammars import GRAMMARS

WORDS: dict[str, int] = {
    word: number
    for words in (
        "two three four five six seven eight nine ten eleven twelve",
        "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    )
    for number, word in enumerate(words.split(), 2)
} | {"twice": 2, "zweimal": 2, "dreimal": 3}
# A natural 10 (or 1) is the name of a roll, not a quantity.
NATURAL = re.compile(r"\b(natural|natürlich\w*)\s+\w+", re.IGNORECASE)
TERM = re.compile(r"(?<![\w-])(\d{1,2}|[a-zäöü]+)(?![\w-])", re.IGNORECASE)
PARTS = ("effects", "weapon", "grenade")


def check(library: Library) -> Iterator[Found]:
    """Numbers of texts that no effect has."""
    for entry in library.entries("equipment"):
        if "text" in entry.data and "words" not in entry.data and any(part in entry.data for part in PARTS):
            there = _numbers(library, entry)
            for said in texts(entry):
                if said.path[0] == "text":
                    yield from _missing(entry, said, there)


def _missing(entry: Entry, said: Said, there: set[int]) -> Iterator[Found]:
    told: set[int] = set()
    for match in TERM.finditer(NATURAL.sub("", said.text)):
        word = match[1]
        number = int(word) if word.isdigit() else WORDS.get(word.lower())
        if number is not None and number not in there | told:
            told.add(number)
            named = f"`{word}`" if word.isdigit() else f"`{word}` ({number})"
            message = f"the text says {named}, but the number {number} is nowhere in the effects of the token"
            yield Found(entry, said.path, message, "Correct the text or the effect, or leave the text out.")


def _numbers(library: Library, entry: Entry) -> set[int]:
    """Every number that the effects and traits of a token speak of, with those they count on when left out."""
    found = {0, 1}
    for part in PARTS:
        found |= set(_in_data(entry.data.get(part)))
    for phrase in phrases(entry):
        grammar = GRAMMARS[phrase.grammar]
        record = grammar.members.get(phrase.verb) if phrase.verb else grammar.record
        found |= {each.default for each in fields(record) if type(each.default) is int} if record else set()
    for ref in entry.model(Equipment).traits:
        trait = known(library, "traits", ref, entry)
        if trait:
            facts = trait.model(Trait)
            found |= {number for number in (facts.dice, facts.throw) if number is not None}
            found |= {4} if trait.id == "grenade" and "grenade" not in entry.data else set()
    return found


def _in_data(data: Any) -> Iterator[int]:
    if isinstance(data, Mapping):
        for each in data.values():
            yield from _in_data(each)
    elif isinstance(data, list | tuple):
        for each in data:
            yield from _in_data(each)
    elif isinstance(data, int) and not isinstance(data, bool):
        yield abs(data)


RULE = rule(__doc__, "T001", "number-in-text", check)
