"""Rolling dice again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range


@dataclass(frozen=True, slots=True)
class Reroll:
    """Rolls dice of the roll again."""

    which: Annotated[Literal["all", "lowest", "natural_ones"], "Which dice."]
    count: Annotated[int, Range(1, 20), "How many dice, with `lowest`."] = 1
    keep: Annotated[Literal["new", "best"], "Which result counts."] = "new"
