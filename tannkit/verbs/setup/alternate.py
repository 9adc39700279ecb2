"""Taking turns during setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.state.codes import CIRCLE, NONE, side_code
from tannkit.state.frame import CHOSEN, PC, YOU, Frame
from tannkit.state.registers import SETUP_WINNER
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.parts import Program
from tannkit.verbs.say.clause import Clause, block_text, capital, spoken
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import listed
from tannkit.verbs.say.program import program


@dataclass(frozen=True, slots=True)
class Alternate:
    """The two sides alternate in doing something."""

    first: Annotated[Literal["setup_roll_winner", "setup_roll_loser"], "Who begins."]
    do: Annotated[Program, "What is done each time."]
    times: Annotated[
        int | None,
        Range(1, 99),
        "How often each side does it; until nothing is left to do, if left out.",
    ] = None

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps. A side that can lay nothing is passed over; when neither can, it is over (RE-Q-70)."""
        begins = 0 if self.first == "setup_roll_winner" else 1
        rounds = 2 * self.times if self.times is not None else None
        turns, passed, laid = code.local(), code.local(), code.local()

        def begin(t: Tables, s: State, f: Frame) -> None:
            f[turns] = f[passed] = 0

        code.add(begin)
        top = code.here

        def next_side(t: Tables, s: State, f: Frame) -> None:
            f[YOU] = side_code(s.g[SETUP_WINNER] ^ begins ^ f[turns] & 1)
            f[CHOSEN] = NONE
            f[laid] = _on_board(s)

        code.add(next_side)
        start = code.hole()
        outer, c.loop_end = c.loop_end, start + 1
        judge = code.hole()
        c.program(self.do, code)
        c.loop_end = outer

        def go(t: Tables, s: State, f: Frame) -> None:
            f[PC] = judge + 1

        def over(t: Tables, s: State, f: Frame) -> None:
            f[turns] += 1
            f[passed] = f[passed] + 1 if _on_board(s) == f[laid] else 0
            f[PC] = top if f[passed] < 2 and f[turns] != rounds else end

        def back(t: Tables, s: State, f: Frame) -> None:
            f[PC] = judge

        code.add(back)
        end = code.here
        code.fill(start, go)
        code.fill(judge, over)

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        first = {
            "setup_roll_winner": ("the winner of the Setup Roll", "der Sieger des Aufbauwurfs"),
            "setup_roll_loser": ("the loser of the Setup Roll", "der Verlierer des Aufbauwurfs"),
        }
        begins = s.pick(*first[self.first])
        often = s.pick("until nothing is left to do", "bis nichts mehr zu tun ist")
        if self.times is not None:
            often = (
                s.pick(f"{self.times} times each", f"je {self.times}-mal")
                if self.times > 1
                else s.pick("once each", "je einmal")
            )
        parts = spoken(program(s, self.do))
        if not parts:
            return []
        steps = [part.imperative() if isinstance(part, Clause) else block_text(part) for part in parts]
        what = listed(steps, s.pick("and", "und"))
        return [
            s.pick(
                f"The sides take turns, {often}, and {begins} goes first: {what}.",
                f"Die Seiten wechseln sich ab, {often}, und {begins} beginnt: {capital(what)}.",
            )
        ]


def _on_board(s: State) -> int:
    """How many tokens lie on the board."""
    return sum(1 for holder in s.holder if holder >= CIRCLE)
