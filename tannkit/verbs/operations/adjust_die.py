"""Changing what a die shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.dice.packed import MOST, ONE, count
from tannkit.state.decision import Decision
from tannkit.state.frame import R_BY, R_DICE, R_LOOSE, Frame
from tannkit.state.registers import ROLL
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class AdjustDie:
    """Adds to one die of the roll."""

    add: Annotated[int, "How much is added."]
    which: Annotated[Literal["any"], "Which die: one that its roller picks."] = "any"
    never_natural: Annotated[bool, "Whether a 10 reached in this way is no natural 10."] = False

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        add, loose = self.add, self.never_natural

        def ask(t: Tables, s: State, f: Frame) -> Decision | None:
            roll = s.frames[s.g[ROLL]] if s.g[ROLL] else None
            shown = [face for face in range(1, 11) if roll is not None and count(roll[R_DICE], face)]
            if roll is None or not shown:
                s.answer = ("leave",)
                return None
            moves: list[Move] = [("leave",), *(("die", face) for face in shown)]
            return Decision("die", s.side[roll[R_BY]], lambda: moves, figure=roll[R_BY])

        def change(t: Tables, s: State, f: Frame) -> None:
            if s.answer[0] == "leave":
                return
            face, roll = int(s.answer[1]), s.frames[s.g[ROLL]]
            s.tell("die.adjusted", face, add)
            # A natural 1 stays a failure even when it is raised (RE-NAT-005).
            if face == 1:
                return
            roll[R_DICE] -= ONE[face]
            if loose:
                roll[R_LOOSE] += ONE[min(max(face + add, 0), MOST)]
            else:
                roll[R_DICE] += ONE[min(max(face + add, 1), 10)]

        code.add(ask)
        code.add(change)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        if self.never_natural:
            tail = s.pick(
                "; a 10 reached in this way is no natural 10", "; eine so erreichte 10 ist keine natürliche 10"
            )
        else:
            tail = ""
        return [
            s.clause(
                s.you(),
                "add",
                f"{self.add} to one die of your choice",
                f"{self.add} zu einem Würfel deiner Wahl",
                tail=tail,
            )
        ]
