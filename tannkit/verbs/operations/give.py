"""Changes that last for a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from tannkit.verbs.parts import Modifiers, Who
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.durations import lasting
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.people import nobody, people
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
        clauses = [clause for each in self.modifiers for clause in each.say(s, self._who(s, each), Scope())]
        return list(lasting(s, clauses, self.starts, self.until))

    def _who(self, s: Say, modifier: Any) -> NounPhrase:
        if self.who is None:
            return s.you()
        return people(s, self.who, "no" if nobody(self.who, modifier) else "each")
