"""So many events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.parts import Pattern
from tannkit.verbs.say.clause import capital
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.goals import frame, times


@dataclass(frozen=True, slots=True)
class CountEvents:
    """Enough such events have happened."""

    what: Annotated[Pattern, "The events."]
    at_least: Annotated[int, Range(1, 99), "How often."] = 1
    before: Annotated[Pattern, "The goal fails for good when such an event comes first."] = None
    within: Annotated[Literal["activation", "turn"] | None, "All counted events lie in one activation or turn."] = None

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        what = self.what.say(s)
        text = s.pick(f"{times(s, self.at_least)}: {what}", f"{times(s, self.at_least)}: {capital(what)}")
        return frame(s, text, self.before, self.within)
