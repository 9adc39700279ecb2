"""That there is something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.codes import CIRCLE, NONE
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.parts import Selector
from tannkit.verbs.roles import role, where
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Exists:
    """There is at least one such character, token or circle."""

    value: Annotated[Selector, "What there must be."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        text: str = self.value.exists(s, negated=negated)
        return text

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        every = c.selection(self.value).every
        # One that is named by its role is asked for directly.
        whom = role(self.value.is_) if getattr(self.value, "is_", None) else None
        if whom is None:
            return lambda s, v: bool(every(s, v))
        test, on_circle = c.selection(self.value).test, self.value.thing == "circle"

        def holds(s: State, v: Frame) -> bool:
            code = whom(s, v)
            if on_circle:
                # Whoever stands or lies there means the circle.
                here = where(s, code)
                code = CIRCLE + here if here >= 0 else NONE
            return code != NONE and test(s, v, code)

        return holds
