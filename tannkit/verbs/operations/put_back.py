"""Putting a marker back into its supply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.compiling import Code, Compiler, NotYet
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class PutBack:
    """A marker goes back into the supply of its owner."""

    value: Annotated[Role, "The marker."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        raise NotYet("put_back", "markers of modes and scenarios")

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        supply = s.pick("to the supply of its owner", "in den Vorrat des Besitzers")
        return [s.clause(s.role(self.value), "return", supply, supply)]
