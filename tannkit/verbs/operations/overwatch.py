"""Going on overwatch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class GoOnOverwatch:
    """A character goes on overwatch without paying a Command Point."""

    value: Annotated[Role, "Who."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        return [
            s.clause(
                s.role(self.value),
                "go",
                "on overwatch without paying a Command Point",
                "in Bereitschaft, ohne einen Kommandopunkt zu bezahlen",
            )
        ]
