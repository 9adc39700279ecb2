"""The value of a counter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Local, Ref
from tannkit.state.effects import Condition as Closure
from tannkit.state.effects import Number
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.counters import counter_value
from tannkit.verbs.progress import part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter has such a value."""

    name: Annotated[str, Local("counters"), "The counter, as declared in the setup."]
    of: Annotated[
        Literal["this", "chosen", "side", "other", "game"] | None,
        "Whose counter: of this token, of the chosen one, of a side, or of the game.",
    ] = None
    faction: Annotated[
        str | None,
        Ref("factions"),
        "The faction whose counter it is, where the sides are fixed.",
    ] = None
    at_least: Annotated[int | None, "It is at least this; at least 1, if nothing is said."] = None
    equals: Annotated[int | None, "It is exactly this."] = None

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        label = s.label(self.name)
        who = s.side_of(self.of, self.faction)
        least = 1 if self.at_least is None else self.at_least
        amount = s.pick(f"at least {least}", f"mindestens {least}") if self.equals is None else str(self.equals)
        no = s.pick("not ", "nicht ") if negated else ""
        return s.pick(
            f"the number of {label}{who} is {no}{amount}",
            f"die Zahl „{label}“{who} {no}{amount} beträgt",
        )

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        value = counter_value(c, self.name, self.of, self.faction)
        least, equals = 1 if self.at_least is None else self.at_least, self.equals
        if equals is not None:
            return lambda s, v: value(s, v) == equals
        return lambda s, v: value(s, v) >= least

    def progress(self, c: Compiler) -> Number:
        """Its share of the value that is asked for, in thousandths."""
        value = counter_value(c, self.name, self.of, self.faction)
        needed = next((each for each in (self.equals, self.at_least) if each is not None), 1)
        return lambda s, v: part(value(s, v), needed)
