"""Turning a die into a success."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range


@dataclass(frozen=True, slots=True)
class ConvertDie:
    """Turns dice that show a face into successes."""

    from_: Annotated[int, Range(1, 10), "The natural face that is turned."]
    to: Annotated[Literal["success"], "What it becomes."] = "success"
    count: Annotated[int, Range(1, 20), "How many dice at most."] = 1
