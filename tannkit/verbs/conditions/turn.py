"""Which turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.state.effects import Condition as Closure
from tannkit.state.effects import Number
from tannkit.state.frame import Frame
from tannkit.state.registers import STEP, STEP_END, TURN
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Turn:
    """The game is in such a turn."""

    at_least: Annotated[int | None, Range(1), "This turn or a later one."] = None
    equals: Annotated[int | None, Range(1), "Exactly this turn."] = None
    ended: Annotated[int | None, Range(1), "This turn has just ended."] = None

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        no = s.pick("not ", "nicht ") if negated else ""
        if self.ended is not None:
            return s.pick(f"turn {self.ended} has {no}ended", f"Runde {self.ended} {no}zu Ende ist")
        if self.equals is not None:
            return s.pick(f"it is {no}turn {self.equals}", f"{no}Runde {self.equals} läuft")
        least = self.at_least or 1
        return s.pick(f"it is {no}turn {least} or later", f"{no}Runde {least} oder eine spätere läuft")

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        ended = self.ended
        if ended is not None:
            return lambda s, v: s.g[TURN] > ended or (s.g[TURN] == ended and s.g[STEP] == STEP_END)
        least, equals = self.at_least or 1, self.equals

        def holds(s: State, v: Frame) -> bool:
            return s.g[TURN] == equals if equals is not None else s.g[TURN] >= least

        return holds

    def progress(self, c: Compiler) -> Number:
        """None: turns pass by themselves."""
        return lambda s, v: 0
