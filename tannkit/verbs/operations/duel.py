"""Duels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.codes import is_figure
from tannkit.state.frame import AMOUNT, PC, Frame
from tannkit.state.state import State
from tannkit.state.tables import NULL, STATS, Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.limits import count, open_
from tannkit.verbs.parts import Limit, Program
from tannkit.verbs.roles import role
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.program import program
from tannkit.verbs.words import Role, Stat


@dataclass(frozen=True, slots=True)
class Duel:
    """An opposed roll. You start it unless `by` names another; who starts it wins with a success left over."""

    stat: Annotated[Stat, "The characteristic it is about."]
    with_: Annotated[Role, "The opponent."]
    by: Annotated[Role, "Who starts it."] = "you"
    win: Annotated[Program, "What follows when it is won."] = ()
    lose: Annotated[Program, "What follows when it is lost."] = ()
    limit: Annotated[Limit, "How often it can be fought; after that no dice are rolled and `lose` follows."] = None

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        by, other, stat, values = role(self.by), role(self.with_), STATS.index(self.stat), c.values
        # Each limited duel counts for itself, also beside others of the same effect.
        own = c.effect_number()
        open_to = open_(self.limit, own)
        start = code.hole()
        count(self.limit, code, own)

        def fight(t: Tables, s: State, f: Frame) -> None:
            s.call(t.program("duel"), by(s, f), other(s, f), stat, 0)

        def won(s: State, f: Frame) -> bool:
            f[AMOUNT] = s.result
            return bool(s.result)

        code.add(fight)
        losing, end = c.fork(code, won, self.win, self.lose)

        def begin(t: Tables, s: State, f: Frame) -> None:
            one, two = by(s, f), other(s, f)
            if (
                not is_figure(one)
                or not is_figure(two)
                or NULL in (values(s, one, stat, "duel"), values(s, two, stat, "duel"))
            ):
                # Effects that would need a duel on a null value leave its owner alone (RE-CHAR-012).
                f[PC] = end
            elif not open_to(s, f):
                f[PC] = losing

        code.fill(start, begin)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        by, other = s.role(self.by), s.role(self.with_)
        duel = s.np(f"{self.stat}_duel", "a").acc
        again = ""
        if self.limit:
            limit = self.limit.say(s)
            again = s.pick(
                f" ({limit} only; any further time counts as lost)",
                f" (nur {limit}; jedes weitere Mal gilt als verloren)",
            )
        start = s.clause(
            by,
            "start",
            f"{duel} against {other.acc}",
            f"{duel} gegen {other.acc}",
            tail=again,
            modal="" if self.by == "you" else "must",
        )
        parts: list[Part] = [start]
        starter = by if self.by in ("you", "chosen") else s.it()
        if self.win:
            parts.append(s.block(s.when(s.clause(starter, "win")), program(s, self.win)))
        if self.lose:
            parts.append(s.block(s.when(s.clause(starter, "lose")), program(s, self.lose)))
        return parts
