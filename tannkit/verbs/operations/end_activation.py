"""The end of the activation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.state.frame import Frame
from tannkit.state.registers import ENDING
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class EndActivation:
    """The activation of the active character ends at once."""

    value: Annotated[Literal[True], "Always `true`."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        code.add(_end)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        return [s.clause(s.plain("the activation", "die Aktivierung"), "end", "at once", "sofort")]


def _end(t: Tables, s: State, f: Frame) -> None:
    s.g[ENDING] = 1
