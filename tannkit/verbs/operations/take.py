"""Taking a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Local
from tannkit.state.codes import TOKEN, is_figure
from tannkit.state.frame import Frame
from tannkit.state.state import NO_PICK_UP, PLACED, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler, NotYet
from tannkit.verbs.roles import role
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Take:
    """A token comes into the hands of a character."""

    token: Annotated[Role | None, "The token."] = None
    what: Annotated[str | None, Local("markers"), "In place of that: one more of this marker, without end."] = None
    to: Annotated[Role, "Who takes it."] = "you"

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        if self.token is None:
            raise NotYet("take", "markers of modes and scenarios")
        token, to = role(self.token), role(self.to)

        def step(t: Tables, s: State, f: Frame) -> None:
            thing, whom = token(s, f) - TOKEN, to(s, f)
            if thing >= 0 and is_figure(whom):
                s.holder[thing] = s.owner[thing] = whom
                s.marks[thing] &= ~(PLACED | NO_PICK_UP)
                s.tell("token.taken", thing, whom)

        code.add(step)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        token = s.np(s.marker(self.what or ""), "a") if self.token is None else s.role(self.token)
        return [s.clause(s.role(self.to), "grab", token.acc, token.acc)]
