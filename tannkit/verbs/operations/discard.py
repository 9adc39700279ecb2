"""Discarding a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class DiscardToken:
    """A token is discarded."""

    value: Annotated[Role, "The token."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        token = s.role(self.value)
        if s.asking:
            return [s.clause(s.you(), "discard", token.acc, token.acc)]
        return [s.clause(token, "become", "discarded", end="abgeworfen")]
