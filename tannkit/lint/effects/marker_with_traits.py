"""A marker has traits.

## What it does
Looks for traits on tokens of kind `marker`.

## Why is this bad?
Traits belong to tokens that somebody holds: what destroys Hardware or counts Weapons looks into slots. A marker lies
on the board and is in nobody's hands.

## What it cannot see
Whether the kind is wrong.

## How to fix it
Remove the traits, or give the token the kind that it comes from.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Markers with traits."""
    for token in library.entries("equipment"):
        if token.data["kind"] == "marker" and token.data.get("traits"):
            message = "a marker is in nobody's hands, so its traits are never asked for"
            yield Found(token, ("traits",), message, "Remove the traits, or correct the kind.", "key")


RULE = rule(__doc__, "E037", "marker-with-traits", check, severity="warning")
