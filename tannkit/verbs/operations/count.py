"""Changing a counter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Local, Ref
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.counters import counter_named, owner_of, set_to, value_of
from tannkit.verbs.numbers import number_in
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
        counter = counter_named(c, self.name)
        owner, fixed = owner_of(c, counter, self.of, self.faction), self.set
        add = number_in(c, self.add, code) if self.add is not None else None

        def step(t: Tables, s: State, f: Frame) -> None:
            whose = owner(s, f)
            more = add(s, f) if add is not None else 0
            set_to(s, counter, whose, value_of(t, s, counter, whose) + more if fixed is None else fixed)

        code.add(step)

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
