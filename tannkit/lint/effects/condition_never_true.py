"""A trigger waits for something that its event never brings.

## What it does
Compares the conditions of a trigger with its event: there is no roll when a turn starts, no attack when a circle is
entered, no shock roll when an attack is declared. A trigger with several events is reported only if the condition
fails at each of them.

## Why is this bad?
The effect never happens.

## What it cannot see
Conditions inside `any` or `not`.

## How to fix it
Choose the event at which the thing in question happens, or another condition.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tannkit.lint.facts_effects import Part, effects, together
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.verbs.walk import Phrase

QUIET = frozenset({"setup.before_first_turn", "turn.started", "turn.ended"})
OWN_TIME = QUIET | {"activation.started", "activation.ended"}
NO_FIGHT = OWN_TIME | {"initiative.rolled", "circle.entered", "token.moved"}
# The events at which each condition has nothing to speak of.
NEVER: Mapping[str, frozenset[str]] = {
    "roll": NO_FIGHT - {"initiative.rolled"} | {"action.announced", "attack.declared"},
    "natural": NO_FIGHT - {"initiative.rolled"} | {"action.announced", "attack.declared"},
    "attack": NO_FIGHT,
    "weapon": NO_FIGHT,
    "via": NO_FIGHT,
    "cause": NO_FIGHT | {"action.announced", "attack.declared"},
    "at": OWN_TIME | {"initiative.rolled"},
    "by": QUIET,
}
WHEN_INITIATIVE = ("initiative", "any")


def check(library: Library) -> Iterator[Found]:
    """Conditions of triggers that cannot hold at any of their events."""
    for part in effects(library):
        for each in together(part.fields.get("when"), (*part.root.path, "when")) if part.events else ():
            if all(_never(each, event) for event in part.events):
                yield _found(part, each)


def _never(condition: Phrase, event: str) -> bool:
    if condition.verb == "roll" and event == "initiative.rolled":
        return condition.value not in WHEN_INITIATIVE
    return event in NEVER.get(condition.verb, ())


def _found(part: Part, condition: Phrase) -> Found:
    events = " or ".join(f"`{event}`" for event in part.events)
    message = f"`{condition.verb}: …` never holds at {events}" if condition.verb != "roll" else ""
    message = message or f"there is no roll `{condition.value}` at {events}"
    return Found(part.entry, condition.path, message, "Choose another event or another condition.", "key")


RULE = rule(__doc__, "E006", "condition-never-true", check)
