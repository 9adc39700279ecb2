"""Discarding the token as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.state.codes import NONE, TOKEN
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import THIS, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class DiscardCost:
    """The token is discarded for it."""

    value: Annotated[Literal["this"], "This token."]

    def payable(self, c: Compiler) -> Closure:
        """The token must be in the game."""
        return lambda s, v: s.holder[v[THIS] - TOKEN] != NONE

    def pay(self, c: Compiler, code: Code) -> None:
        """It leaves the game."""

        def step(t: Tables, s: State, f: Frame) -> None:
            s.holder[f[THIS] - TOKEN] = NONE
            s.tell("token.discarded", f[THIS] - TOKEN)

        code.add(step)

    def say(self, s: Say) -> Clause:
        """As something that you do."""
        token = s.role(self.value)
        return s.clause(s.you(), "discard", token.acc, token.acc)
