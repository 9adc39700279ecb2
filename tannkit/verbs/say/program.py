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
