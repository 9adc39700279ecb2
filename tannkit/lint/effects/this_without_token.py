"""A rule of a mode or scenario speaks of `this`, but there is no token.

## What it does
Looks for `this` in effects, actions, setup steps and victories of modes and scenarios, outside the effects of their
markers.

## Why is this bad?
`this` is the token that the effect stands on. A mode is no token.

## What it cannot see
Whether `this` is the right one where there is a token.

## How to fix it
Move the effect to the marker it is about, or choose a marker and call it `chosen`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_effects import GAMES, Part, all_parts
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.verbs.walk import Leaf, Path


def check(library: Library) -> Iterator[Found]:
    """Uses of `this` where there is no token."""
    for part in all_parts(library, *GAMES):
        if part.root.path[0] != "markers":
            for path in _uses(part):
                message = "there is no token here that `this` could be"
                yield Found(part.entry, path, message, "Move the effect to a marker, or choose one.")


def _uses(part: Part) -> Iterator[Path]:
    for step in part.steps:
        if isinstance(step, Leaf) and step.value == "this" and "this" in step.shape.values and not step.in_key:
            yield step.path


RULE = rule(__doc__, "E023", "this-without-token", check)
