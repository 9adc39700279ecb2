"""The limit of an effect counts in attacks or rolls, but its event brings none.

## What it does
Compares `limit` of each trigger with its events: `per: roll` fits events of rolls, `per: attack` those of attacks and
wounds. `per: location` fits actions of a mode or scenario only.

## Why is this bad?
The limit never takes hold, so the effect happens as often as its event.

## What it cannot see
Whether the number is right.

## How to fix it
Count per activation, turn or game.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_effects import Part, effects
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

NO_ATTACK = frozenset(
    {
        "setup.before_first_turn", "turn.started", "turn.ended", "initiative.rolled", "activation.started",
        "activation.ended", "circle.entered", "token.moved",
    }
)  # fmt: skip
NO_ROLL = NO_ATTACK - {"initiative.rolled"} | {"action.announced", "attack.declared"}


def check(library: Library) -> Iterator[Found]:
    """Limits that never take hold."""
    for part in effects(library):
        limit = part.fields.get("limit")
        if limit and _empty(part, limit["per"]):
            message = f"a limit per {limit['per']} never takes hold here"
            path = (*part.root.path, "limit", "per")
            yield Found(part.entry, path, message, "Count per `activation`, `turn` or `game`.")


def _empty(part: Part, per: str) -> bool:
    if per == "location":
        return True
    if per not in ("attack", "roll") or not part.events:
        return False
    return {*part.events} <= (NO_ATTACK if per == "attack" else NO_ROLL)


RULE = rule(__doc__, "E018", "limit-without-occasion", check, severity="warning")
