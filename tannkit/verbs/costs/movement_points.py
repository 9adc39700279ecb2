"""Movement points as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import YOU, Frame
from tannkit.state.registers import ACTIVE, MOVES_LEFT
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.numbers import number
from tannkit.verbs.parts import Number
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import amount_of


@dataclass(frozen=True, slots=True)
class MovementPointCost:
    """Movement points of the activation."""

    value: Annotated[Number, "How many."]

    def payable(self, c: Compiler) -> Closure:
        """Only in one's own activation has one movement points."""
        points = number(c, self.value)
        return lambda s, v: v[YOU] >= 0 and s.g[ACTIVE] == v[YOU] and s.g[MOVES_LEFT] >= points(s, v)

    def pay(self, c: Compiler, code: Code) -> None:
        """They are spent."""
        points = number(c, self.value)

        def step(t: Tables, s: State, f: Frame) -> None:
            s.g[MOVES_LEFT] -= points(s, f)

        code.add(step)

    def say(self, s: Say) -> Clause:
        """As something that you do."""
        points = amount_of(s, self.value, "movement_point")
        return s.clause(s.you(), "spend", points, points)
