"""Things done for several in turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Program, Selector
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.program import program


@dataclass(frozen=True, slots=True)
class Each:
    """Does something for every such character, token or circle; the controller picks the order."""

    of: Annotated[
        Selector,
        "For whom or what, called `each` in what is done; one for whom a choice has no candidate is passed over.",
    ]
    do: Annotated[Program, "What is done."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        each = self.of.say(s, "each")
        one = s.that(self.of.noun(s))
        inner = s.bind({"each": self.of.thing}, each=one)
        return [s.block(s.front(f"for {each.acc}", f"für {each.acc}", heavy=False), program(inner, self.do))]
