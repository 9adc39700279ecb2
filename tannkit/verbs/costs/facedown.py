"""Turning the token facedown as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class FacedownCost:
    """The token is turned facedown for it."""

    value: Annotated[Literal["this"], "This token."]

    def say(self, s: Say) -> Clause:
        """As something that you do."""
        token = s.role(self.value)
        return s.clause(s.you(), "turn", f"{token.acc} facedown", f"{token.acc} auf die Rückseite")
