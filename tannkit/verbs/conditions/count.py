"""How many there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.effects import Condition as Closure
from tannkit.state.effects import Number
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.parts import Selector
from tannkit.verbs.progress import ALL, part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class CountOf:
    """There are so many of something."""

    of: Annotated[Selector, "What is counted."]
    at_least: Annotated[int | None, "At least so many; at least 1, if nothing is said."] = None
    at_most: Annotated[int | None, "At most so many."] = None
    equals: Annotated[int | None, "Exactly so many."] = None

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        things = self.of.say(s, "", plural=True)
        least = 1 if self.at_least is None else self.at_least
        if self.equals is not None:
            amount = str(self.equals)
        elif self.at_most is not None:
            amount = s.pick(f"at most {self.at_most}", f"höchstens {self.at_most}")
        else:
            amount = s.pick(f"at least {least}", f"mindestens {least}")
        no = s.pick("not ", "nicht ") if negated else ""
        return s.pick(f"there are {no}{amount} {things.nom}", f"es {no}{amount} {things.acc} gibt")

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        every = c.selection(self.of).every
        least = 1 if self.at_least is None else self.at_least
        equals, most = self.equals, self.at_most

        def holds(s: State, v: Frame) -> bool:
            found = len(every(s, v))
            if equals is not None:
                return found == equals
            return found <= most if most is not None else found >= least

        return holds

    def progress(self, c: Compiler) -> Number:
        """The share of those that must be there, in thousandths; at most so many are there or not."""
        every, holds = c.selection(self.of).every, self.compile(c)
        needed = next((each for each in (self.equals, self.at_least) if each is not None), 1)
        if self.at_most is not None and self.equals is None:
            return lambda s, v: ALL if holds(s, v) else 0
        return lambda s, v: part(len(every(s, v)), needed)
