"""That a side has nobody left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Ref
from tannkit.state.effects import Condition as Closure
from tannkit.verbs.compiling import Compiler, NotYet
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Eliminated:
    """Nobody of that side is left on the board."""

    value: Annotated[
        Literal["side", "other"] | Annotated[str, Ref("factions")],
        "The side that is asked about, its opponent, or the side of a faction.",
    ]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        sides = {"side": ("your side", "deine Seite"), "other": ("the other side", "die andere Seite")}
        name = s.faction(self.value) if self.value not in sides else ""
        side = s.pick(*sides.get(self.value, (name, f"die Seite {name}")))
        if negated:
            return s.pick(f"{side} has a character left", f"{side} noch einen Charakter hat")
        return s.pick(f"{side} has no character left", f"{side} keinen Charakter mehr hat")

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        raise NotYet("eliminated", "victory conditions of scenarios")
