"""Tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
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
