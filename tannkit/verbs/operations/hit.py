"""Automatic attack successes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.state.codes import is_figure
from tannkit.state.frame import CAUSES, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.each_of import for_each
from tannkit.verbs.parts import Who
from tannkit.verbs.roles import codes
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted
from tannkit.verbs.say.people import people


@dataclass(frozen=True, slots=True)
class Hit:
    """Somebody takes attack successes without an attack roll and makes a shock roll against them."""

    who: Annotated[Who, "Who is hit."]
    auto: Annotated[int, Range(1, 20), "How many successes."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        successes = self.auto

        def one(t: Tables, s: State, f: Frame, who: int) -> None:
            if is_figure(who):
                s.call(t.program("hit"), who, successes, EFFECT, 0)

        for_each(codes(c, self.who), code, one)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        who = people(s, self.who)
        hits = counted(s, self.auto, "automatic_hit")
        them = ("them", "die") if self.auto > 1 else ("it", "den")
        tail = s.pick(", with a shock roll against " + them[0], f", gegen {them[1]} ein Schockwurf erlaubt ist")
        return [s.clause(who, "take", hits, hits, tail=tail)]


EFFECT = CAUSES.index("effect")
