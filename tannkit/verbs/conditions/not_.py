"""The opposite of a condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Condition
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Not:
    """The condition does not hold."""

    value: Annotated[Condition, "The condition."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        text: str = self.value.say(s, negated=not negated)
        return text
