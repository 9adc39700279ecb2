"""All of several conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count
from tannkit.state.effects import Condition as Closure
from tannkit.state.effects import Number
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.parts import Condition
from tannkit.verbs.progress import progress_of
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.groups import grouped


@dataclass(frozen=True, slots=True)
class All:
    """All the conditions hold."""

    value: Annotated[Annotated[tuple[Condition, ...], Count(2)], "The conditions."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        word = s.pick("or", "oder") if negated else s.pick("and", "und")
        return f" {word} ".join(grouped(each, each.say(s, negated=negated)) for each in self.value)

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        parts = tuple(c.condition(each) for each in self.value)
        if len(parts) == 2:
            one, two = parts
            return lambda s, v: one(s, v) and two(s, v)

        def holds(s: State, v: Frame) -> bool:
            return all(part(s, v) for part in parts)

        return holds

    def progress(self, c: Compiler) -> Number:
        """The mean of all, in thousandths."""
        parts = tuple(progress_of(c, each) for each in self.value)
        return lambda s, v: sum(each(s, v) for each in parts) // len(parts)
