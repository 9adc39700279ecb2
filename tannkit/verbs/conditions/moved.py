"""Whether a character has moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Moved:
    """You have moved in the current turn, or have not."""

    value: Annotated[bool, "`true`: you have moved; `false`: you have not."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        if self.value != negated:
            return s.pick("you have moved in this turn", "du dich in dieser Runde schon bewegt hast")
        return s.pick("you have not moved in this turn", "du dich in dieser Runde nicht bewegt hast")
