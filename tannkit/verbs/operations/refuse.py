"""What is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Refuse:
    """Inside `instead`: what was about to happen does not, and what it would have cost is not spent."""

    value: Annotated[Literal[True], "Always `true`."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        if s.event == "circle.entered":
            what = s.plain("the step", "der Schritt")
        else:
            what = s.plain("the announcement", "die Ansage")
        return [
            s.clause(
                what,
                "become",
                "refused and costs nothing",
                end="verweigert",
                tail="" if s.lang == "en" else " und kostet nichts",
            )
        ]
