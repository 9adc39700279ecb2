"""Command Points as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range


@dataclass(frozen=True, slots=True)
class CommandPointCost:
    """Command Points of the side."""

    value: Annotated[int, Range(1, 20), "How many."]
