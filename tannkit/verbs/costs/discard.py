"""Discarding the token as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class DiscardCost:
    """The token is discarded for it."""

    value: Annotated[Literal["this"], "This token."]

    def say(self, s: Say) -> Clause:
        """As something that you do."""
        token = s.role(self.value)
        return s.clause(s.you(), "discard", token.acc, token.acc)
