"""What goes ahead after all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Proceed:
    """Inside `instead`: what was about to happen happens."""

    value: Annotated[Literal[True], "Always `true`."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        if s.event == "circle.entered":
            return [s.clause(s.plain("the step", "der Schritt"), "happen")]
        if s.event == "attack.declared":
            return [s.clause(s.plain("the attack", "der Angriff"), "happen")]
        return [s.clause(s.plain("what was about to happen", "das Unterbrochene"), "happen")]
