"""Changing what a die shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class AdjustDie:
    """Adds to one die of the roll."""

    add: Annotated[int, "How much is added."]
    which: Annotated[Literal["any"], "Which die: one that its roller picks."] = "any"
    never_natural: Annotated[bool, "Whether a 10 reached in this way is no natural 10."] = False
