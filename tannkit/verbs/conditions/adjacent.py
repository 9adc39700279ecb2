"""Two that are adjacent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.roles import role, where
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Adjacent:
    """The two stand in adjacent circles."""

    value: Annotated[tuple[Role, ...], Count(2, 2), "The two."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        first, second = (s.role(each) for each in self.value)
        no = s.pick("not ", "nicht ") if negated else ""
        return s.clause(first, "be", f"{no}adjacent to {second.acc}", f"{no}neben {second.dat}").subordinate()

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        first, second = (role(each) for each in self.value)
        # Objective and action circles have neighbours too (RE-MAP-003).
        beside = c.tables.distances.beside

        def holds(s: State, v: Frame) -> bool:
            one, other = where(s, first(s, v)), where(s, second(s, v))
            return one >= 0 and other >= 0 and bool(beside[one] >> other & 1)

        return holds
