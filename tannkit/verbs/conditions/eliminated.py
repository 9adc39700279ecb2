"""That a side has nobody left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class Eliminated:
    """Nobody of that side is left on the board."""

    value: Annotated[Literal["side", "other"], "The side that is asked about, or its opponent."]
