"""Gaining Command Points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range


@dataclass(frozen=True, slots=True)
class Gain:
    """A side gains Command Points for the current turn."""

    command_points: Annotated[int, Range(1, 20), "How many."]
    side: Annotated[Literal["own", "enemy"], "Which side."] = "own"
