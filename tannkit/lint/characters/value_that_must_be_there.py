"""A Hero or Trooper lacks a value that everybody has.

## What it does
Looks for `null` in characteristics that are not marked `may_be_null`. Robots may lack any value.

## Why is this bad?
Without Combat nobody can attack, without Stamina nobody can be attacked, without Movement nobody moves. The rules say
what to do without Mental only.

## What it cannot see
Whether a rule of your own says what happens without the value.

## How to fix it
Write numbers. If your rules let characters lack it, say `may_be_null: true` for a characteristic of your own.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library
from tannkit.model.lookup import known
from tannkit.model.vocabulary import Characteristic


def check(library: Library) -> Iterator[Found]:
    """Characteristics that are `null` in every row without leave."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        if character.kind == "robot":
            continue
        for name, rows in character.values.items():
            meant = known(library, "characteristics", name, entry)
            if rows and set(rows) == {None} and meant and not meant.model(Characteristic).may_be_null:
                yield Found(entry, ("values", name), f"no Hero or Trooper can lack `{name}`", "Write numbers.")


RULE = rule(__doc__, "C006", "value-that-must-be-there", check)
