"""The opposite of a condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.parts import Condition
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Not:
    """The condition does not hold."""

    value: Annotated[Condition, "The condition."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        text: str = self.value.say(s, negated=not negated)
        return text

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        inner = c.condition(self.value)

        def holds(s: State, v: Frame) -> bool:
            return not inner(s, v)

        return holds
