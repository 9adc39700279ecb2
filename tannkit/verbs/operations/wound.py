"""Automatic wounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.codes import is_figure
from tannkit.state.frame import CAUSES, YOU, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.each_of import for_each
from tannkit.verbs.numbers import number
from tannkit.verbs.parts import Number, Who
from tannkit.verbs.roles import codes
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import amount_of
from tannkit.verbs.say.people import people


@dataclass(frozen=True, slots=True)
class Wound:
    """Somebody takes wounds without a shock roll."""

    who: Annotated[Who, "Who is wounded."]
    rows: Annotated[Number, "How many wounds."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        rows = number(c, self.rows)

        def one(t: Tables, s: State, f: Frame, who: int) -> None:
            if is_figure(who) and rows(s, f) > 0:
                s.call(t.program("wound"), who, rows(s, f), EFFECT, f[YOU])

        for_each(codes(c, self.who), code, one)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        who = people(s, self.who)
        wounds = amount_of(s, self.rows, "wound")
        return [s.clause(who, "suffer", f"{wounds}, without a shock roll", f"{wounds}, ohne Schockwurf")]


EFFECT = CAUSES.index("effect")
