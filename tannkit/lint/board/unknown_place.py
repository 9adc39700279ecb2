"""A map names a circle or a path that it does not have.

## What it does
The neighbours under `to:`, the `paths:` of each circle and the circles of each region are looked up among the circles
and paths of the same map.

## Why is this bad?
The adjacency, or the place on the path, is lost: nobody can go or see there.

## What it cannot see
Whether a circle that exists is the one you meant.

## How to fix it
Correct the name, or add the circle or path.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import leaves
from tannkit.lint.facts_maps import MOST_FOUND
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.model.suggest import suggest
from tannkit.problems import Fix
from tannkit.verbs.walk import Leaf

ONE = {"circles": "circle", "paths": "path"}


def check(library: Library) -> Iterator[Found]:
    """Every name on a map that stands for nothing on it."""
    for entry in library.entries("maps"):
        told = 0
        for leaf in leaves(entry):
            local = leaf.shape.local
            if local and leaf.value not in entry.data.get(local.what, ()):
                told += 1
                # Looking for near names is slow, and after so many a list is wrong as a whole.
                yield _found(entry, leaf, local.what, near=told <= MOST_FOUND)


def _found(entry: Entry, leaf: Leaf, what: str, *, near: bool) -> Found:
    one = ONE[what]
    meant = suggest(leaf.value, entry.data[what]) if near else None
    hint = f"Did you mean `{meant}`?" if meant else f"Correct the name, or add the {one} under `{what}:`."
    fix = Fix(entry.span(leaf.path), meant, f"write `{meant}`") if meant else None
    return Found(entry, leaf.path, f"this map has no {one} `{leaf.value}`", hint, fix=fix)


RULE = rule(__doc__, "B001", "unknown-place", check)
