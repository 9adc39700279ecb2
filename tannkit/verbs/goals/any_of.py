"""One of several goals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from tannkit.model.marks import Count, Lang
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class AnyGoal:
    """At least one of the goals is reached."""

    value: Annotated[tuple[Annotated[Any, Lang("goal")], ...], Count(2), "The goals."]

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        texts = [text for each in self.value for text in each.say(s)]
        return [f"{s.pick('One of these:', 'Eines davon:')} {texts[0]}", *texts[1:]]
