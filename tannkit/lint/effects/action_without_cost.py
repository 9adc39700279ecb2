"""An action of a mode or scenario costs nothing.

## What it does
Looks for `cost` on every entry under `actions`.

## Why is this bad?
An action that costs nothing can be taken over and over in one activation. Nearly always it should take the action of
the activation.

## What it cannot see
Conditions that keep it from being repeated.

## How to fix it
Add `cost: [{action: scenario}]`; where it is meant to be free, say so with `cost: [{action: free}]` and a limit.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_effects import GAMES, all_parts
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Actions that cost nothing."""
    for part in all_parts(library, *GAMES):
        if part.root.grammar == "game_action" and not part.fields.get("cost"):
            message = f"the action `{part.root.path[-1]}` costs nothing"
            yield Found(part.entry, part.root.path, message, "Add `cost: [{action: scenario}]`.", "key")


RULE = rule(__doc__, "E031", "action-without-cost", check, severity="warning")
