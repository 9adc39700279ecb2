"""Turning the token facedown as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.state.codes import TOKEN
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import THIS, Frame
from tannkit.state.state import FACEDOWN, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class FacedownCost:
    """The token is turned facedown for it."""

    value: Annotated[Literal["this"], "This token."]

    def payable(self, c: Compiler) -> Closure:
        """The token must lie faceup."""
        return lambda s, v: not s.marks[v[THIS] - TOKEN] & FACEDOWN

    def pay(self, c: Compiler, code: Code) -> None:
        """It is turned over and keeps its slot."""

        def step(t: Tables, s: State, f: Frame) -> None:
            s.marks[f[THIS] - TOKEN] |= FACEDOWN
            s.tell("token.flipped", f[THIS] - TOKEN, 1)

        code.add(step)

    def say(self, s: Say) -> Clause:
        """As something that you do."""
        token = s.role(self.value)
        return s.clause(s.you(), "turn", f"{token.acc} facedown", f"{token.acc} auf die Rückseite")
