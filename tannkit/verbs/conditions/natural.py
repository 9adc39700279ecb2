"""What the dice show by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.dice.packed import count
from tannkit.model.marks import Range
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import R_DICE, Frame
from tannkit.state.registers import ROLL
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Natural:
    """The roll shows enough dice with this face before anything was added."""

    face: Annotated[int, Range(1, 10), "The face."]
    at_least: Annotated[int, Range(1, 20), "How many dice must show it."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        number = f"{self.at_least} natural {self.face}{'s' if self.at_least > 1 else ''}"
        if negated:
            return s.pick(
                f"the roll shows fewer than {number}",
                f"der Wurf weniger als {self.at_least} natürliche {self.face} zeigt",
            )
        return s.pick(
            f"the roll shows at least {number}",
            f"der Wurf mindestens {self.at_least} natürliche {self.face} zeigt",
        )

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        face, least = self.face, self.at_least

        def holds(s: State, v: Frame) -> bool:
            return s.g[ROLL] > 0 and count(s.frames[s.g[ROLL]][R_DICE], face) >= least

        return holds
