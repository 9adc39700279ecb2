"""Eliminating a character."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count, Ref
from tannkit.state.codes import is_figure
from tannkit.state.frame import YOU, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.each_of import for_each
from tannkit.verbs.parts import Who
from tannkit.verbs.roles import codes
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import listed
from tannkit.verbs.say.people import people


@dataclass(frozen=True, slots=True)
class Eliminate:
    """Somebody dies at once."""

    who: Annotated[Who, "Who is eliminated."]
    leaves_marker: Annotated[bool, "Whether a marker stays from which it can be brought back."] = True
    returns_with: Annotated[
        tuple[Annotated[str, Ref("equipment")], ...],
        Count(1),
        "The only tokens it has when it comes back as a reinforcement.",
    ] = ()

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        leaves = int(self.leaves_marker)
        kinds = tuple(c.names.token_kind(each) for each in self.returns_with)

        def one(t: Tables, s: State, f: Frame, who: int) -> None:
            if is_figure(who):
                s.call(t.program("die"), who, leaves, f[YOU])
                if kinds:
                    s.kits[who] = kinds

        for_each(codes(c, self.who), code, one)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        who = people(s, self.who)
        tail = ""
        if not self.leaves_marker:
            tail = s.pick(" without leaving a destroyed marker", ", ohne einen Zerstört-Marker zu hinterlassen")
        parts: list[Part] = [s.clause(who, "become", "eliminated", end="ausgeschaltet", tail=tail)]
        if self.returns_with:
            tokens = listed([s.name("equipment", each) for each in self.returns_with], s.pick("and", "und"))
            parts.append(
                s.clause(
                    who,
                    "have",
                    f"only {tokens} after coming back as a reinforcement",
                    f"nach der Rückkehr als Verstärkung nur {tokens}",
                )
            )
        return parts
