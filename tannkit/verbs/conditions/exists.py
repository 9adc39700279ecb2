"""That there is something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Selector
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Exists:
    """There is at least one such character, token or circle."""

    value: Annotated[Selector, "What there must be."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        text: str = self.value.exists(s, negated=negated)
        return text
