"""Turning a token over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.state.codes import NONE, token_of
from tannkit.state.frame import Frame
from tannkit.state.state import FACEDOWN, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.roles import role
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Flip:
    """A token is turned over."""

    token: Annotated[Role, "The token."]
    to: Annotated[Literal["facedown", "faceup"], "Which side lies up then."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        token, down = role(self.token), self.to == "facedown"

        def step(t: Tables, s: State, f: Frame) -> None:
            thing = token_of(token(s, f))
            if thing != NONE:
                s.marks[thing] = s.marks[thing] | FACEDOWN if down else s.marks[thing] & ~FACEDOWN
                s.tell("token.flipped", thing, int(down))

        code.add(step)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        token = s.role(self.token)
        side = {"facedown": ("facedown", "auf die Rückseite"), "faceup": ("faceup", "auf die Vorderseite")}[self.to]
        return [s.clause(s.you(), "turn", f"{token.acc} {side[0]}", f"{token.acc} {side[1]}")]
