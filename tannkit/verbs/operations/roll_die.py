"""Rolling a single die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.state import decision
from tannkit.state.decision import Decision
from tannkit.state.frame import PC, Frame
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
        judge = code.hole()
        c.program(self.pass_, code)
        done = code.hole()
        failing = code.here
        c.program(self.fail, code)
        end = code.here

        def decide(t: Tables, s: State, f: Frame) -> None:
            s.tell("die.rolled", int(s.answer[0]), sides)
            if int(s.answer[0]) < least:
                f[PC] = failing

        def skip(t: Tables, s: State, f: Frame) -> None:
            f[PC] = end

        code.fill(judge, decide)
        code.fill(done, skip)

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
