"""Characters that start wounded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.parts import Selector
from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted


@dataclass(frozen=True, slots=True)
class StartWounded:
    """Characters begin the game with their dial lowered."""

    who: Annotated[Selector, "Who."]
    rows: Annotated[
        Annotated[int, Range(1, 9)] | Literal["bottom"],
        "By how many rows; `bottom`: to the last row before death.",
    ]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        every, rows, figures = c.selection(self.who).every, self.rows, c.tables.figures

        def step(t: Tables, s: State, f: Frame) -> None:
            for who in every(s, f):
                last = len(figures[who].rows) - 1
                s.row[who] = last if isinstance(rows, str) else min(rows, last)
                s.tell("figure.starts_wounded", who, s.row[who])

        code.add(step)

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        who = self.who.say(s, "each")
        if self.rows == "bottom":
            rows = s.pick("in its bottom row", "in der untersten Reihe")
        else:
            below = counted(s, int(self.rows), "row")
            rows = s.pick(f"{below} below its top row", f"{below} unter der obersten Reihe")
        return [finished(s.clause(who, "begin", f"the game {rows}", f"das Spiel {rows}").main())]
