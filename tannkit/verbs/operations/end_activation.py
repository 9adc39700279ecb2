"""The end of the activation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class EndActivation:
    """The activation of the active character ends at once."""

    value: Annotated[Literal[True], "Always `true`."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        return [s.clause(s.plain("the activation", "die Aktivierung"), "end", "at once", "sofort")]
