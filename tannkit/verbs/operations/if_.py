"""Things that happen under a condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.parts import Condition, Program
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.program import program


@dataclass(frozen=True, slots=True)
class If:
    """Does one thing if a condition holds and another if not."""

    when: Annotated[Condition, "The condition."]
    then: Annotated[Program, "What happens if it holds."]
    else_: Annotated[Program, "What happens if not."] = ()

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        c.fork(code, c.condition(self.when), self.then, self.else_)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        parts: list[Part] = [
            s.block(s.front(f"if {self.when.say(s)}", f"wenn {self.when.say(s)}"), program(s, self.then))
        ]
        if self.else_:
            parts.append(s.block(s.front("otherwise", "sonst", heavy=False), program(s, self.else_)))
        return parts
