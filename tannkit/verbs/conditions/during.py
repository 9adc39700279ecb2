"""A part of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class During:
    """The game is in this part."""

    value: Annotated[
        Literal["your_activation", "first_turn", "after_first_turn", "later_activation"],
        "The part of the game; `later_activation`: a later one of yours than that in which this token was laid.",
    ]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        no = s.pick("not ", "nicht ") if negated else ""
        texts = {
            "your_activation": (f"it is {no}your activation", f"es {no}deine Aktivierung ist"),
            "first_turn": (f"it is {no}turn 1", f"{no}Runde 1 läuft"),
            "after_first_turn": (f"turn 1 is {no}over", f"Runde 1 {no}vorbei ist"),
            "later_activation": (
                f"this is {no}a later activation than that in which this token was laid",
                f"dies {no}eine spätere Aktivierung ist als die, in der dieser Marker gelegt wurde",
            ),
        }
        return s.pick(*texts[self.value])
