"""Putting a marker back into its supply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.codes import NONE, SUPPLY, token_of
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.roles import role
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class PutBack:
    """A marker goes back into the supply of its owner."""

    value: Annotated[Role, "The marker."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        token = role(self.value)

        def step(t: Tables, s: State, f: Frame) -> None:
            thing = token_of(token(s, f))
            if thing != NONE:
                s.holder[thing] = SUPPLY
                s.marks[thing] = 0
                s.tell("marker.put_back", thing)

        code.add(step)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        supply = s.pick("to the supply of its owner", "in den Vorrat des Besitzers")
        return [s.clause(s.role(self.value), "return", supply, supply)]
