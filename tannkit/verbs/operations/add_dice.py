"""Rolling further dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Number
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import amount_of


@dataclass(frozen=True, slots=True)
class AddDice:
    """Rolls so many more dice and adds them to the roll being resolved."""

    value: Annotated[Number, "How many."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        dice = amount_of(s, self.value, "die", more=True)
        return [s.clause(s.you(), "roll", dice, dice)]
