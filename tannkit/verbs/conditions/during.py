"""A part of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class During:
    """The game is in this part."""

    value: Annotated[
        Literal["your_activation", "first_turn", "after_first_turn", "later_activation"],
        "The part of the game; `later_activation`: a later one of yours than that in which this token was laid.",
    ]
