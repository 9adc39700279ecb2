"""Command Points as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import YOU, Frame
from tannkit.state.registers import POINTS
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted


@dataclass(frozen=True, slots=True)
class CommandPointCost:
    """Command Points of the side."""

    value: Annotated[int, Range(1, 20), "How many."]

    def payable(self, c: Compiler) -> Closure:
        """Whether the side of the bearer has so many; nobody has any."""
        points = self.value
        return lambda s, v: v[YOU] >= 0 and s.g[POINTS + s.side[v[YOU]]] >= points

    def pay(self, c: Compiler, code: Code) -> None:
        """They are taken out of the pool."""
        points = self.value

        def step(t: Tables, s: State, f: Frame) -> None:
            s.g[POINTS + s.side[f[YOU]]] -= points
            s.tell("points.spent", s.side[f[YOU]], points)

        code.add(step)

    def say(self, s: Say) -> Clause:
        """As something that you do."""
        points = counted(s, self.value, "command_point")
        return s.clause(s.you(), "spend", points, points)
