"""What the dice show by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Natural:
    """The roll shows enough dice with this face before anything was added."""

    face: Annotated[int, Range(1, 10), "The face."]
    at_least: Annotated[int, Range(1, 20), "How many dice must show it."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        number = f"{self.at_least} natural {self.face}{'s' if self.at_least > 1 else ''}"
        if negated:
            return s.pick(
                f"the roll shows fewer than {number}",
                f"der Wurf weniger als {self.at_least} natürliche {self.face} zeigt",
            )
        return s.pick(
            f"the roll shows at least {number}",
            f"der Wurf mindestens {self.at_least} natürliche {self.face} zeigt",
        )
