"""Whether a character has moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import YOU, Frame
from tannkit.state.state import MOVED, State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Moved:
    """You have moved in the current turn, or have not."""

    value: Annotated[bool, "`true`: you have moved; `false`: you have not."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        if self.value != negated:
            return s.pick("you have moved in this turn", "du dich in dieser Runde schon bewegt hast")
        return s.pick("you have not moved in this turn", "du dich in dieser Runde nicht bewegt hast")

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        wanted = self.value

        def holds(s: State, v: Frame) -> bool:
            return v[YOU] >= 0 and bool(s.flags[v[YOU]] & MOVED) is wanted

        return holds
