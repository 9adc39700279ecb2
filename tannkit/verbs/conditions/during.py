"""A part of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.state.codes import TOKEN
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import THIS, YOU, Frame
from tannkit.state.registers import ACTIVATION, ACTIVE, TURN
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
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

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        return DURING[self.value]


def _your_activation(s: State, v: Frame) -> bool:
    return v[YOU] >= 0 and s.g[ACTIVE] == v[YOU]


def _first_turn(s: State, v: Frame) -> bool:
    return s.g[TURN] == 1


def _after_first_turn(s: State, v: Frame) -> bool:
    return s.g[TURN] > 1


def _later_activation(s: State, v: Frame) -> bool:
    """The activation in which a token was laid is noted in its count."""
    return s.g[ACTIVE] == v[YOU] and v[THIS] >= TOKEN and s.count[v[THIS] - TOKEN] < s.g[ACTIVATION]


DURING: dict[str, Closure] = {
    "your_activation": _your_activation,
    "first_turn": _first_turn,
    "after_first_turn": _after_first_turn,
    "later_activation": _later_activation,
}
