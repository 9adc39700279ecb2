"""Rolling a single die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.state import decision
from tannkit.state.decision import Decision
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
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

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        sides, least = self.sides, self.at_least

        def ask(t: Tables, s: State, f: Frame) -> Decision | None:
            return decision.dice(1, sides)

        code.add(ask)

        def shows(s: State, f: Frame) -> bool:
            face = int(s.answer[0])
            s.tell("die.rolled", face, sides)
            return face >= least

        c.fork(code, shows, self.pass_, self.fail)

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
