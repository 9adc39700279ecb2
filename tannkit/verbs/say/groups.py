"""Groups: brackets around conditions that belong together inside others."""

from __future__ import annotations

from typing import Any


def grouped(condition: Any, text: str) -> str:
    """The text of a condition, in brackets if it consists of several."""
    several = isinstance(getattr(condition, "value", None), tuple) and not isinstance(condition.value[0], str)
    return f"({text})" if several else text
