"""Programs: the steps of an effect one after another, as clauses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


def program(s: Say, steps: Sequence[Any]) -> list[Part]:
    """The clauses of all steps; a choice in the middle says what later steps mean by `chosen`."""
    parts: list[Part] = []
    for step in steps:
        parts += step.say(s)
        rebind = getattr(step, "rebind", None)
        s = rebind(s) if rebind else s
    return parts


def goes_ahead(steps: Sequence[Any]) -> bool:
    """Whether a program may let what it interrupts go ahead after all."""
    for step in steps:
        if type(step).__name__ == "Proceed":
            return True
        inner = [getattr(step, name, ()) for name in ("win", "lose", "then", "else_", "pass_", "fail", "do")]
        if any(goes_ahead(each) for each in inner if each):
            return True
    return False
