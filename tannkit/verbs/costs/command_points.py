"""Command Points as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted


@dataclass(frozen=True, slots=True)
class CommandPointCost:
    """Command Points of the side."""

    value: Annotated[int, Range(1, 20), "How many."]

    def say(self, s: Say) -> Clause:
        """As something that you do."""
        points = counted(s, self.value, "command_point")
        return s.clause(s.you(), "spend", points, points)
