"""Changes that last for a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.parts import Modifiers, Who
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.durations import lasting
from tannkit.verbs.say.people import people
from tannkit.verbs.say.scope import Scope
from tannkit.verbs.words import Until


@dataclass(frozen=True, slots=True)
class Give:
    """Somebody gets modifiers that last from `starts` until `until`."""

    modifiers: Annotated[Modifiers, "What changes."]
    until: Annotated[Until, "When it ends."]
    who: Annotated[Who, "Who gets them; you, if left out."] = None
    starts: Annotated[Literal["now", "next_activation"], "When it begins."] = "now"

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        who = s.you() if self.who is None else people(s, self.who)
        clauses = [clause for each in self.modifiers for clause in each.say(s, who, Scope())]
        return list(lasting(s, clauses, self.starts, self.until))
