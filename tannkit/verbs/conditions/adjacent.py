"""Two that are adjacent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count
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
