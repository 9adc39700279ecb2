"""Whom it is done to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import AT, Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.roles import role
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class At:
    """The attack, wound or death of the event strikes this one."""

    value: Annotated[Role, "Whom it strikes."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        who = s.role(self.value).nom
        be = s.pick("are" if self.value == "you" else "is", "bist" if self.value == "you" else "ist")
        no = s.pick(" not", "nicht ") if negated else ""
        return s.pick(f"{who} {be}{no} the one it strikes", f"{who} {no}derjenige {be}, den es trifft")

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        whom = role(self.value)

        def holds(s: State, v: Frame) -> bool:
            return v[AT] >= 0 and whom(s, v) == v[AT]

        return holds
