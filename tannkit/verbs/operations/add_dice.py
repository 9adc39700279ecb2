"""Rolling further dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.dice.packed import pack, rollable
from tannkit.state import decision
from tannkit.state.decision import Decision
from tannkit.state.frame import R_COUNT, R_DICE, Frame
from tannkit.state.registers import ROLL
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.numbers import number
from tannkit.verbs.parts import Number
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import amount_of


@dataclass(frozen=True, slots=True)
class AddDice:
    """Rolls so many more dice and adds them to the roll being resolved."""

    value: Annotated[Number, "How many."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        dice = number(c, self.value)

        def ask(t: Tables, s: State, f: Frame) -> Decision | None:
            if s.g[ROLL] and dice(s, f) > 0:
                lying = s.frames[s.g[ROLL]][R_COUNT]
                return decision.dice(rollable(lying + dice(s, f)) - lying)
            s.answer = ()
            return None

        code.add(ask)
        code.add(_add)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        dice = amount_of(s, self.value, "die", more=True)
        return [s.clause(s.you(), "roll", dice, dice)]


def _add(t: Tables, s: State, f: Frame) -> None:
    if s.answer:
        roll = s.frames[s.g[ROLL]]
        roll[R_DICE] += pack(s.answer)  # type: ignore[arg-type]  # the move of a roll is its faces
        roll[R_COUNT] += len(s.answer)
        s.tell("dice.added", *s.answer)
