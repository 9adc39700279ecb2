"""Tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.state.codes import is_figure
from tannkit.state.frame import PC, YOU, Frame
from tannkit.state.state import State
from tannkit.state.tables import NULL, STATS, Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.parts import Program
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted
from tannkit.verbs.say.program import program
from tannkit.verbs.words import Stat


@dataclass(frozen=True, slots=True)
class Test:
    """A roll on a characteristic that succeeds with enough successes."""

    stat: Annotated[Stat, "The characteristic it is about."]
    successes: Annotated[int, Range(1, 20), "How many successes it needs."] = 1
    pass_: Annotated[Program, "What follows when it succeeds."] = ()
    fail: Annotated[Program, "What follows when it fails."] = ()

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        stat, needed, values = STATS.index(self.stat), self.successes, c.values
        start = code.hole()
        _, end = c.fork(code, lambda s, f: bool(s.result), self.pass_, self.fail)

        def begin(t: Tables, s: State, f: Frame) -> None:
            if not is_figure(f[YOU]) or values(s, f[YOU], stat, "test") == NULL:
                # Nobody can be tested on a null value (RE-CHAR-011).
                f[PC] = end
            else:
                s.call(t.program("test"), f[YOU], stat, needed)

        code.fill(start, begin)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        needs = counted(s, self.successes, "success", case="dat")
        test = s.np(f"{self.stat}_test", "a", post=s.pick(f"that needs {needs}", f"mit mindestens {needs}"))
        parts: list[Part] = [s.clause(s.you(), "make", test.acc, test.acc)]
        if self.pass_:
            parts.append(s.block(s.front("if it succeeds", "wenn sie gelingt"), program(s, self.pass_)))
        if self.fail:
            parts.append(s.block(s.front("if it fails", "wenn sie misslingt"), program(s, self.fail)))
        return parts
