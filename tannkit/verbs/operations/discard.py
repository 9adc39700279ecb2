"""Discarding a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.codes import NONE, token_of
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.roles import role
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class DiscardToken:
    """A token is discarded."""

    value: Annotated[Role, "The token."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        token = role(self.value)

        def step(t: Tables, s: State, f: Frame) -> None:
            thing = token_of(token(s, f))
            if thing != NONE:
                s.holder[thing] = NONE
                s.tell("token.discarded", thing)

        code.add(step)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        token = s.role(self.value)
        if s.asking:
            return [s.clause(s.you(), "discard", token.acc, token.acc)]
        return [s.clause(token, "become", "discarded", end="abgeworfen")]
