"""Taking a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Local
from tannkit.state.codes import NONE, is_figure, token_of
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.hands import hand_to
from tannkit.verbs.markers import add_marker, marker_number
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
        token, to = role(self.token or "this"), role(self.to)
        marker = marker_number(c, self.what) if self.what is not None else None

        def step(t: Tables, s: State, f: Frame) -> None:
            thing, whom = token_of(token(s, f)), to(s, f)
            if thing != NONE and is_figure(whom):
                hand_to(t, s, thing, whom)

        def one_more(t: Tables, s: State, f: Frame) -> None:
            whom = to(s, f)
            if marker is not None and is_figure(whom):
                hand_to(t, s, add_marker(t, s, t.rules.markers[marker].faces[0], NONE), whom)

        code.add(step if marker is None else one_more)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        token = s.np(s.marker(self.what or ""), "a") if self.token is None else s.role(self.token)
        return [s.clause(s.role(self.to), "grab", token.acc, token.acc)]
