"""Rolling a single die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.verbs.parts import Program
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.program import program


@dataclass(frozen=True, slots=True)
class RollDie:
    """A die is rolled and must show enough."""

    at_least: Annotated[int, Range(1, 100), "What it must show."]
    sides: Annotated[int, Range(2, 100), "How many sides it has."] = 10
    pass_: Annotated[Program, "What follows when it does."] = ()
    fail: Annotated[Program, "What follows when it does not."] = ()

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        parts: list[Part] = [s.clause(s.you(), "roll", f"a d{self.sides}", f"einen W{self.sides}")]
        if self.pass_:
            front = s.front(f"if it shows at least {self.at_least}", f"wenn er mindestens {self.at_least} zeigt")
            parts.append(s.block(front, program(s, self.pass_)))
        if self.fail:
            front = s.front(f"if it shows less than {self.at_least}", f"wenn er weniger als {self.at_least} zeigt")
            parts.append(s.block(front, program(s, self.fail)))
        return parts
