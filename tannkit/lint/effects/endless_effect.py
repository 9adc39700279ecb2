"""An effect sets itself off again, without end.

## What it does
Looks for triggers whose steps cause the very event they wait for: an attack of yours that brings another attack of
yours, a circle that you enter and that moves you on, wounds that wound, a token that moves when it is moved. A limit,
a cost that is used up, or a condition that tells the second time from the first is enough to pass.

## Why is this bad?
The game stands still while the effect goes round and round.

## What it cannot see
Rounds that run through two effects or two tokens.

## How to fix it
Add a `limit`, or a condition such as `not: {attack: extra}` or `not: {via: …}`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tannkit.lint.facts_effects import Part, effects, together
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.verbs.walk import Phrase

ATTACK = ("attack.declared", "attack.concluded")
WOUND = ("wounds.assigned", "wounds.suffered")
# What each step causes, and the field that names who does or suffers it.
CAUSES: Mapping[str, tuple[tuple[str, ...], str]] = {
    "attack": (ATTACK, "by"),
    "move": (("circle.entered",), "who"),
    "wound": (WOUND, "who"),
    "hit": (WOUND, "who"),
    "move_token": (("token.moved",), "token"),
}
# Whose event it is, by the condition that says so.
WHOSE = {"attack": "by", "move": "by", "wound": "at", "hit": "at"}
USED_UP = ("discard", "facedown", "command_points", "movement_points", "action")
GUARDS = frozenset({"via", "natural", "counter", "moved", "cause", "count", "exists", "turn", "any", "adjacent"})


def check(library: Library) -> Iterator[Found]:
    """Triggers that cause their own event without end."""
    for part in effects(library):
        if part.events and "limit" not in part.fields and not _guarded(part):
            for phrase in part.phrases("operation", *CAUSES):
                if _again(part, phrase):
                    message = "this sets the effect off again, without end"
                    yield Found(part.entry, phrase.path, message, "Add a `limit` or a condition that ends it.", "key")


def _guarded(part: Part) -> bool:
    """Whether a cost or condition keeps the effect from happening again."""
    if any(cost.verb in USED_UP for cost in part.phrases("cost")):
        return True
    if any(True for _ in part.phrases("operation", "discard", "if", "duel", "test", "roll_die")):
        return True
    return any(_guards(each) for each in together(part.fields.get("when"), ()))


def _guards(condition: Phrase) -> bool:
    if condition.verb == "attack":
        return condition.value in ("action", "overwatch", "counter")
    return condition.verb == "not" or condition.verb in GUARDS


def _again(part: Part, phrase: Phrase) -> bool:
    """Whether a step causes an event of the trigger, for the one whose event it waits for."""
    events, field = CAUSES[phrase.verb]
    if not {*events} & {*part.events}:
        return False
    who: Any = phrase.value.get(field)
    if phrase.verb == "move_token":
        return bool(who == "this")
    conditions = [each for each in together(part.fields.get("when"), ()) if each.verb in ("by", "at")]
    wanted = [each.value for each in conditions if each.verb == WHOSE[phrase.verb]]
    return who == "you" and wanted == ["you"] and len(conditions) == 1


RULE = rule(__doc__, "E032", "endless-effect", check)
