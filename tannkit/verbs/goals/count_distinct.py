"""So many different events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.parts import Pattern
from tannkit.verbs.say.clause import capital
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.goals import frame, respects, times
from tannkit.verbs.words import Distinct


@dataclass(frozen=True, slots=True)
class CountDistinct:
    """Enough such events have happened that differ in one respect."""

    what: Annotated[Pattern, "The events."]
    distinct: Annotated[Distinct, "In which respect they differ."]
    at_least: Annotated[int, Range(1, 99), "How many."]
    before: Annotated[Pattern, "The goal fails for good when such an event comes first."] = None
    within: Annotated[Literal["activation", "turn"] | None, "All counted events lie in one activation or turn."] = None

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        what = self.what.say(s)
        differ = respects(s, (self.distinct,))
        head = s.pick(
            f"{times(s, self.at_least)}, each time {differ}", f"{times(s, self.at_least)}, jedes Mal {differ}"
        )
        return frame(s, s.pick(f"{head}: {what}", f"{head}: {capital(what)}"), self.before, self.within)
