"""What is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.state.frame import EMITTER, OUTCOME, REFUSED, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Refuse:
    """Inside `instead`: what was about to happen does not, and what it would have cost is not spent."""

    value: Annotated[Literal[True], "Always `true`."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        code.add(_refuse)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        if s.event == "circle.entered":
            what = s.plain("the step", "der Schritt")
        else:
            what = s.plain("the announcement", "die Ansage")
        return [
            s.clause(
                what,
                "become",
                "refused and costs nothing",
                end="verweigert",
                tail="" if s.lang == "en" else " und kostet nichts",
            )
        ]


def _refuse(t: Tables, s: State, f: Frame) -> None:
    s.frames[f[EMITTER]][OUTCOME] = REFUSED
    s.tell("refused")
