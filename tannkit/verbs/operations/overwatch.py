"""Going on overwatch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.codes import is_figure
from tannkit.state.frame import Frame
from tannkit.state.state import FIRED, OVERWATCH, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.roles import role
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class GoOnOverwatch:
    """A character goes on overwatch without paying a Command Point."""

    value: Annotated[Role, "Who."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        whom = role(self.value)

        def step(t: Tables, s: State, f: Frame) -> None:
            who = whom(s, f)
            if is_figure(who):
                s.flags[who] = s.flags[who] & (FIRED - 1) | OVERWATCH
                s.tell("overwatch.set", who)

        code.add(step)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        return [
            s.clause(
                s.role(self.value),
                "go",
                "on overwatch without paying a Command Point",
                "in Bereitschaft, ohne einen Kommandopunkt zu bezahlen",
            )
        ]
