"""How often something can be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.say.context import Say


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

    def say(self, s: Say) -> str:
        """As a phrase in front: `once per game`."""
        periods = {
            "game": ("per game", "pro Spiel"),
            "turn": ("per turn", "pro Runde"),
            "activation": ("per activation", "pro Aktivierung"),
            "attack": ("per attack", "pro Angriff"),
            "roll": ("per roll", "pro Wurf"),
            "location": ("at each place and for each side", "an jedem Ort und für jede Seite"),
        }
        times = (
            s.pick("once", "einmal")
            if self.times == 1
            else s.pick(f"up to {self.times} times", f"bis zu {self.times}-mal")
        )
        return f"{times} {s.pick(*periods[self.per])}"
