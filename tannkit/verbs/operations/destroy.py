"""Destroying a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.codes import token_of
from tannkit.state.frame import Frame
from tannkit.state.state import FACEDOWN, RUINED, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.roles import role
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Destroy:
    """A token is turned facedown, keeps its slot and is useless for the rest of the game."""

    value: Annotated[Role, "The token."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        token = role(self.value)

        def step(t: Tables, s: State, f: Frame) -> None:
            thing = token_of(token(s, f))
            if thing >= 0:
                s.marks[thing] |= RUINED | FACEDOWN
                s.tell("token.destroyed", thing)

        code.add(step)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        token = s.role(self.value)
        tail = s.pick(
            ": it is turned facedown, keeps its slot and is useless for the rest of the game",
            ": Er wird umgedreht, behält sein Fach und ist für den Rest des Spiels nutzlos",
        )
        return [s.clause(s.you(), "destroy", token.acc, token.acc, tail=tail)]
