"""A choice in the middle of an effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.choosing import add_choice
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.parts import Choose
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class ChooseNow:
    """Something is chosen; later steps call it `chosen`."""

    value: Annotated[Choose, "The choice."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        add_choice(c, self.value, code, end=c.loop_end)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        return [self.value.say(s)]

    def rebind(self, s: Say) -> Say:
        """What later steps mean by `chosen`."""
        bound: Say = self.value.bound(s)
        return bound
