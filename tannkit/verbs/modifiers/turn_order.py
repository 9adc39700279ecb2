"""Who activates first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class TurnOrder:
    """Changes the order of activations in a turn."""

    value: Annotated[
        Literal["opponent_first"],
        "The opponent activates all its characters before you activate any.",
    ]
