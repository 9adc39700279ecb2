"""The kind of roll being made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import R_KIND, ROLLS, Frame
from tannkit.state.registers import ROLL
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import RollKind


@dataclass(frozen=True, slots=True)
class Roll:
    """The roll of the event is of this kind."""

    value: Annotated[RollKind, "The kind of roll."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        rolls = {
            "attack": "attack_roll",
            "shock": "shock_roll",
            "test": "test",
            "duel": "duel",
            "initiative": "initiative_roll",
            "any": "roll",
        }
        kind = s.np(rolls[self.value], "no" if negated and s.lang == "de" else "a")
        return s.clause(s.it_thing(), "be", _not(negated) + kind.nom, kind.nom).subordinate()

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        if self.value == "any":
            return lambda s, v: s.g[ROLL] > 0
        kind = ROLLS.index(self.value)

        def holds(s: State, v: Frame) -> bool:
            return s.g[ROLL] > 0 and s.frames[s.g[ROLL]][R_KIND] == kind

        return holds


def _not(negated: bool) -> str:
    return "not " if negated else ""
