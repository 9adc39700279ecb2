"""Movement points as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Number
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import amount_of


@dataclass(frozen=True, slots=True)
class MovementPointCost:
    """Movement points of the activation."""

    value: Annotated[Number, "How many."]

    def say(self, s: Say) -> Clause:
        """As something that you do."""
        points = amount_of(s, self.value, "movement_point")
        return s.clause(s.you(), "spend", points, points)
