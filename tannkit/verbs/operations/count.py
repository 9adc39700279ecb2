"""Changing a counter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Local, Ref
from tannkit.verbs.compiling import Code, Compiler, NotYet
from tannkit.verbs.parts import Number
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import value


@dataclass(frozen=True, slots=True)
class SetCounter:
    """A counter is changed."""

    name: Annotated[str, Local("counters"), "The counter, as declared in the setup."]
    add: Annotated[Number, "What is added."] = None
    set: Annotated[int | None, "What it is set to."] = None
    of: Annotated[Literal["this", "chosen", "side", "other", "game"] | None, "Whose counter."] = None
    faction: Annotated[
        str | None,
        Ref("factions"),
        "The faction whose counter it is, where the sides are fixed.",
    ] = None

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        raise NotYet("count", "counters")

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        label = s.label(self.name)
        whose = s.side_of(self.of, self.faction)
        counter = s.plain(f"the number of {label}{whose}", f"die Zahl „{label}“{whose}")
        if self.set is not None:
            return [s.clause(counter, "turn_into", str(self.set), str(self.set))]
        if self.add is None:
            return []
        if isinstance(self.add, int) and self.add < 0:
            return [s.clause(counter, "fall", f"by {-self.add}", f"um {-self.add}")]
        amount = value(s, self.add).acc
        return [s.clause(counter, "rise", f"by {amount}", f"um {amount}")]
