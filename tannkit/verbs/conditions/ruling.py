"""Which ruling the game is played under."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import KEBAB, Ref
from tannkit.state.effects import Condition as Closure
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Ruling:
    """The game is played under this reading of an unclear rule."""

    is_: Annotated[str, Ref("rulings"), "The ruling."]
    reading: Annotated[str, KEBAB, "The reading, by its id."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        no = s.pick("not ", "nicht ") if negated else ""
        name = s.name("rulings", self.is_)
        return s.pick(
            f"the game is {no}played under the reading {self.reading} of {name}",
            f"{no}nach der Lesart {self.reading} von {name} gespielt wird",
        )

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        # Rulings stay as they are for a whole game.
        held = c.tables.rulings.get(self.is_.rpartition("/")[2]) == self.reading
        return lambda s, v: held
