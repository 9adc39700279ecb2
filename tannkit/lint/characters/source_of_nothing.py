"""A source note under `sources` belongs to no field of its entry.

## What it does
Looks up every key of `sources`: its first word must be a field of this kind of entry, and what follows the dots must
be found inside that field.

## Why is this bad?
The note is shown nowhere, and the field it was meant for passes as known on other grounds than it is.

## What it cannot see
Whether the note is true.

## How to fix it
Correct the key. Dots lead inside: `values.mental` is the Mental column, `values.mental.0` its top row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tannkit.lint.rule import Found, rule
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry, Library
from tannkit.model.shapes import fields_of
from tannkit.model.suggest import did_you_mean


def check(library: Library) -> Iterator[Found]:
    """Keys of `sources` that lead nowhere."""
    for kind, record in KINDS.items():
        names = [field.name for field in fields_of(record)]
        if "sources" in names:
            for entry in library.entries(kind):
                yield from _found(entry, names)


def _found(entry: Entry, names: Sequence[str]) -> Iterator[Found]:
    for key in entry.data.get("sources", {}):
        first, *rest = str(key).split(".")
        if first not in names:
            hint = did_you_mean(first, names) or "Name a field of this entry."
            yield Found(entry, ("sources", key), f"there is no field `{first}`", hint, "key")
        elif rest and not _leads(entry.data.get(first), rest):
            message = f"there is nothing at `{key}` in this entry"
            yield Found(entry, ("sources", key), message, "Follow the fields from the entry inward.", "key")


def _leads(data: Any, steps: Sequence[str]) -> bool:
    """Whether the steps lead to something inside the data."""
    for step in steps:
        if isinstance(data, Mapping) and step in data:
            data = data[step]
        elif isinstance(data, Sequence) and not isinstance(data, str) and _place(step) < len(data):
            data = data[_place(step)]
        else:
            return False
    return True


def _place(step: str) -> int:
    """The place in a list that a step names; one that no list has if it names none."""
    return int(step) if step.isascii() and step.isdigit() and len(step) < 9 else 10**9


RULE = rule(__doc__, "C021", "source-of-nothing", check)
