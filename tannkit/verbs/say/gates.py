"""Gates: whether what a program interrupts may go ahead after all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tannkit.verbs.operations.proceed import Proceed

BRANCHES = ("win", "lose", "then", "else_", "pass_", "fail", "do")


def goes_ahead(steps: Sequence[Any]) -> bool:
    """Whether a program has a step that lets the event happen."""
    for step in steps:
        branches = [getattr(step, name, ()) for name in BRANCHES]
        if isinstance(step, Proceed) or any(goes_ahead(each) for each in branches):
            return True
    return False
