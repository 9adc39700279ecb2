"""Events for every one of a group."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from tannkit.verbs.parts import Pattern, Selector
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.goals import frame


@dataclass(frozen=True, slots=True)
class ForAll:
    """Every one of a group has been part of such an event."""

    each: Annotated[Selector, "The group."]
    as_: Annotated[Literal["victim", "by", "against", "to", "owner"], "The part that each of them has had."]
    what: Annotated[Pattern, "The events."]
    before: Annotated[Pattern, "The goal fails for good when such an event comes first."] = None
    within: Annotated[Literal["activation", "turn"] | None, "All counted events lie in one activation or turn."] = None

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        each = self.each.say(s, "each")
        inner = s.bind(counted=each)
        text = replace(self.what, **{self.as_: "counted"}).say(inner)
        return frame(s, text, self.before, self.within)
