"""Gaining Command Points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.state.frame import YOU, Frame
from tannkit.state.registers import POINTS
from tannkit.state.sides import decider
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted


@dataclass(frozen=True, slots=True)
class Gain:
    """A side gains Command Points for the current turn."""

    command_points: Annotated[int, Range(1, 20), "How many."]
    side: Annotated[Literal["own", "enemy"], "Which side."] = "own"

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        points, other = self.command_points, self.side == "enemy"

        def step(t: Tables, s: State, f: Frame) -> None:
            side = decider(s, f[YOU]) ^ other
            s.g[POINTS + side] += points
            s.tell("points.gained", side, points)

        code.add(step)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        points = counted(s, self.command_points, "command_point")
        side = s.np("side", "your") if self.side == "own" else s.plain("the other side", "die andere Seite")
        return [s.clause(side, "gain", f"{points} for this turn", f"für diese Runde {points}")]
