"""A pair of figures names a figure that is not there, or that is in another pair already.

## What it does
Looks up the figures under `pairs` among `figures`, and counts in how many pairs each of them is.

## Why is this bad?
Paired figures are taken, activated and brought back together. A figure without a partner, or with two, leaves open
who moves with whom.

## What it cannot see
Which figure you meant.

## How to fix it
Name every figure under `figures`, and give each a single partner.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library
from tannkit.model.suggest import did_you_mean


def check(library: Library) -> Iterator[Found]:
    """Members of pairs that are no figures, or are paired twice."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        figures, paired = set(character.figures), set[str]()
        for number, pair in enumerate(character.pairs):
            for place, name in enumerate(pair):
                path = ("pairs", number, place)
                if name not in figures:
                    hint = did_you_mean(name, figures) or "Name it under `figures`."
                    yield Found(entry, path, f"there is no figure `{name}`", hint)
                elif name in paired:
                    yield Found(entry, path, f"`{name}` has a partner already", "Name another figure.")
                paired.add(name)


RULE = rule(__doc__, "C033", "figure-out-of-pairs", check)
