"""Changing what a die shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class AdjustDie:
    """Adds to one die of the roll."""

    add: Annotated[int, "How much is added."]
    which: Annotated[Literal["any"], "Which die: one that its roller picks."] = "any"
    never_natural: Annotated[bool, "Whether a 10 reached in this way is no natural 10."] = False

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        if self.never_natural:
            tail = s.pick(
                "; a 10 reached in this way is no natural 10", "; eine so erreichte 10 ist keine natürliche 10"
            )
        else:
            tail = ""
        return [
            s.clause(
                s.you(),
                "add",
                f"{self.add} to one die of your choice",
                f"{self.add} zu einem Würfel deiner Wahl",
                tail=tail,
            )
        ]
