"""What goes ahead after all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.state.frame import EMITTER, GOES_ON, OUTCOME, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Proceed:
    """Inside `instead`: what was about to happen happens."""

    value: Annotated[Literal[True], "Always `true`."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        code.add(_proceed)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        if s.event == "circle.entered":
            return [s.clause(s.plain("the step", "der Schritt"), "happen")]
        if s.event == "attack.declared":
            return [s.clause(s.plain("the attack", "der Angriff"), "happen")]
        return [s.clause(s.plain("what was about to happen", "das Unterbrochene"), "happen")]


def _proceed(t: Tables, s: State, f: Frame) -> None:
    s.frames[f[EMITTER]][OUTCOME] = GOES_ON
