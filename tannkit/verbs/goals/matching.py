"""Events that differ in several respects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Range
from tannkit.verbs.parts import Pattern
from tannkit.verbs.say.clause import capital
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.goals import frame, respects, times
from tannkit.verbs.words import Distinct


@dataclass(frozen=True, slots=True)
class Matching:
    """Enough such events have happened of which any two differ in every respect named."""

    what: Annotated[Pattern, "The events."]
    differ: Annotated[tuple[Distinct, ...], Count(2), "In which respects they differ."]
    at_least: Annotated[int, Range(1, 99), "How many."]
    before: Annotated[Pattern, "The goal fails for good when such an event comes first."] = None
    within: Annotated[Literal["activation", "turn"] | None, "All counted events lie in one activation or turn."] = None

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        what = self.what.say(s)
        differ = respects(s, self.differ)
        head = s.pick(
            f"{times(s, self.at_least)}, each time {differ}", f"{times(s, self.at_least)}, jedes Mal {differ}"
        )
        return frame(s, s.pick(f"{head}: {what}", f"{head}: {capital(what)}"), self.before, self.within)
