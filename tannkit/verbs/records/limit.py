"""How often something can be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range


@dataclass(frozen=True, slots=True)
class LimitTo:
    """How often an effect or action can be used."""

    per: Annotated[
        Literal["game", "turn", "activation", "attack", "roll", "location"],
        "In which period; `location`: at each place, counted for each side.",
    ]
    times: Annotated[int, Range(1, 99), "How many times."] = 1
    reset: Annotated[
        Literal["never", "refresh_tokens"],
        "Whether the token is turned faceup again at each refresh.",
    ] = "never"
