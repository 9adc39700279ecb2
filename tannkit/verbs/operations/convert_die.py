"""Turning a die into a success."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class ConvertDie:
    """Turns dice that show a face into successes."""

    from_: Annotated[int, Range(1, 10), "The natural face that is turned."]
    to: Annotated[Literal["success"], "What it becomes."] = "success"
    count: Annotated[int, Range(1, 20), "How many dice at most."] = 1

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        faces = s.pick(
            f"{self.count} natural {self.from_}{'s' if self.count > 1 else ''}", f"{self.count} natürliche {self.from_}"
        )
        return [
            s.clause(
                s.you(),
                "convert",
                f"up to {faces} into ordinary successes" if self.count > 1 else f"{faces} into an ordinary success",
                f"bis zu {faces} in gewöhnliche Erfolge" if self.count > 1 else f"{faces} in einen gewöhnlichen Erfolg",
            )
        ]
