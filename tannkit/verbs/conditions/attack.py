"""The kind of an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import A_SORT, SORTS, Frame
from tannkit.state.registers import ATTACK
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import AttackKind


@dataclass(frozen=True, slots=True)
class Attack:
    """The attack is of this kind."""

    value: Annotated[AttackKind, "The kind of attack."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        nouns = {"melee": "melee", "ranged": "ranged", "overwatch": "overwatch", "counter": "counter"}
        if self.value == "action":
            no = s.pick("not ", "nicht ") if negated else ""
            return s.pick(f"the attack is {no}made with the action", f"der Angriff {no}mit der Aktion gemacht wird")
        adjectives = ("extra",) if self.value == "extra" else ()
        kind = s.np(nouns.get(self.value, "attack"), "no" if negated and s.lang == "de" else "a", adjectives)
        no = "not " if negated else ""
        return s.clause(s.np("attack", "the"), "be", no + kind.nom, kind.nom).subordinate()

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        bit = SORTS[self.value]

        def holds(s: State, v: Frame) -> bool:
            return s.g[ATTACK] > 0 and bool(s.frames[s.g[ATTACK]][A_SORT] & bit)

        return holds
