"""What wounds come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import CAUSE, CAUSES, Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Cause:
    """The wounds of the event come from this."""

    value: Annotated[Literal["attack", "grenade", "explosion", "effect"], "What they come from."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        words = {
            "attack": ("an attack", "einem Angriff"),
            "grenade": ("a grenade", "einer Granate"),
            "explosion": ("an explosion", "einer Explosion"),
            "effect": ("an effect", "einem Effekt"),
        }
        source = s.pick(*words[self.value])
        no = s.pick("not ", "nicht ") if negated else ""
        return s.pick(f"the wounds are {no}from {source}", f"die Verletzungen {no}von {source} kommen")

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        place = CAUSES.index(self.value)

        def holds(s: State, v: Frame) -> bool:
            return v[CAUSE] == place

        return holds
