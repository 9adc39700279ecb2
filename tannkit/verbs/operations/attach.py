"""Attaching a token to a character."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.codes import is_figure, token_of
from tannkit.state.frame import Frame
from tannkit.state.state import ATTACHED, FACEDOWN, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.roles import role
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Attach:
    """A token is laid on a character's sheet, where it takes no slot."""

    token: Annotated[Role, "The token."]
    to: Annotated[Role, "The character."]
    facedown: Annotated[bool, "Whether it lies facedown."] = False

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        token, to, marks = role(self.token), role(self.to), ATTACHED | (FACEDOWN if self.facedown else 0)

        def step(t: Tables, s: State, f: Frame) -> None:
            thing, whom = token_of(token(s, f)), to(s, f)
            if thing >= 0 and is_figure(whom):
                s.holder[thing] = whom
                s.marks[thing] |= marks
                s.tell("token.attached", thing, whom)

        code.add(step)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        token, to = s.role(self.token), s.role(self.to)
        side = s.pick(" facedown", " verdeckt") if self.facedown else ""
        sheet = s.pick(f"on {to.gen} sheet", f"auf die Tafel {to.gen}")
        outside = s.pick("where it takes no slot", "wo er kein Fach belegt")
        text = f"{token.acc}{side} {sheet}, {outside}"
        return [s.clause(s.you(), "lay", text, text)]
