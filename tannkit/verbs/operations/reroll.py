"""Rolling dice again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Reroll:
    """Rolls dice of the roll again."""

    which: Annotated[Literal["all", "lowest", "natural_ones"], "Which dice."]
    count: Annotated[int, Range(1, 20), "How many dice, with `lowest`."] = 1
    keep: Annotated[Literal["new", "best"], "Which result counts."] = "new"

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        dice = {
            "all": ("all dice of that roll", "alle Würfel dieses Wurfs"),
            "natural_ones": ("all natural 1s", "alle Würfel mit einer natürlichen 1"),
        }
        lowest = s.pick(
            f"the {self.count} lowest dice" if self.count > 1 else "the lowest die",
            f"die {self.count} niedrigsten Würfel" if self.count > 1 else "den niedrigsten Würfel",
        )
        which = s.pick(*dice[self.which]) if self.which in dice else lowest
        result = ("new", "neue") if self.keep == "new" else ("better", "bessere")
        tail = s.pick(f"; the {result[0]} result counts", f"; das {result[1]} Ergebnis gilt")
        return [s.clause(s.you(), "reroll", f"{which} again", which, tail=tail)]
