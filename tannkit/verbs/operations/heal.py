"""Healing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.state.codes import is_figure
from tannkit.state.frame import Frame
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
class Heal:
    """Somebody's dial goes up by rows."""

    who: Annotated[Who, "Who is healed."]
    rows: Annotated[int | Literal["all"], "How many rows at most; `all`: back to the top row."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        rows = 99 if self.rows == "all" else self.rows
        figures = c.tables.figures

        def one(t: Tables, s: State, f: Frame, who: int) -> None:
            # What is no character can be neither healed nor repaired (RE-HOUND-017), and no dial passes its top row.
            if is_figure(who) and figures[who].is_character:
                up = min(rows, s.row[who])
                s.row[who] -= up
                s.tell("figure.healed", who, up)

        for_each(codes(c, self.who), code, one)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        who = people(s, self.who, "a")
        if self.rows == "all":
            return [s.clause(who, "heal", "all rows, up to the top row", "alle Reihen bis hinauf zur obersten")]
        rows = counted(s, self.rows, "row")
        most = s.pick("up to ", "bis zu ") if self.rows > 1 else ""
        return [s.clause(who, "heal", f"{most}{rows}", f"{most}{rows}")]
