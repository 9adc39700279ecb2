"""Two that share a path."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.places import paths_shared
from tannkit.verbs.roles import role
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class SharesPath:
    """The two stand on a common path."""

    value: Annotated[tuple[Role, ...], Count(2, 2), "The two."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        first, second = (s.role(each) for each in self.value)
        if negated and s.lang == "en":
            return f"{first.nom} {'share' if first.person == 2 else 'shares'} no path with {second.acc}"
        path = s.np("path", "no" if negated else "a").acc
        return s.clause(first, "share", f"{path} with {second.acc}", f"{path} mit {second.dat}").subordinate()

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        first, second = (role(each) for each in self.value)
        share = paths_shared(c)

        def holds(s: State, v: Frame) -> bool:
            return share(s, v, first(s, v), second(s, v))

        return holds
