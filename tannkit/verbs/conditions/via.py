"""The token behind an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Ref
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import A_VIA, Frame
from tannkit.state.registers import ATTACK
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Via:
    """The attack was made through the effect of this token."""

    value: Annotated[str, Ref("equipment"), "The token."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        token = s.name("equipment", self.value)
        no = s.pick("not ", "nicht ") if negated else ""
        return s.pick(f"the attack was {no}made through {token}", f"der Angriff {no}durch {token} gemacht wurde")

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        kind = c.names.token_kind(self.value)

        def holds(s: State, v: Frame) -> bool:
            return s.g[ATTACK] > 0 and s.frames[s.g[ATTACK]][A_VIA] == kind >= 0

        return holds
