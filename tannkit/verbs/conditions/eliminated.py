"""That a side has nobody left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Ref
from tannkit.state.codes import NONE
from tannkit.state.effects import Condition as Closure
from tannkit.state.effects import Number
from tannkit.state.frame import Frame
from tannkit.state.registers import FACTION
from tannkit.state.state import ALIVE, State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.filters import side_of_you
from tannkit.verbs.progress import part
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
        left, value = c.has_somebody, self.value
        if value in ("side", "other"):
            other = value == "other"

            def of_side(s: State, v: Frame) -> bool:
                side = side_of_you(s, v)
                return side in (0, 1) and not left(s, side ^ other)

            return of_side
        faction = c.names.place("factions", value)
        return lambda s, v: any(s.g[FACTION + side] == faction and not left(s, side) for side in (0, 1))

    def progress(self, c: Compiler) -> Number:
        """The share of the side's rows that are lost, in thousandths."""
        figures, value = c.tables.figures, self.value
        faction = -1 if value in ("side", "other") else c.names.place("factions", value)

        def lost(s: State, v: Frame) -> int:
            side = side_of_you(s, v) ^ (value == "other")
            if faction >= 0:
                side = next((each for each in (0, 1) if s.g[FACTION + each] == faction), NONE)
            team = s.team[side] if side in (0, 1) else ()
            rows = sum(len(figures[each].rows) for each in team)
            left = sum(len(figures[each].rows) - s.row[each] for each in team if s.life[each] == ALIVE)
            return part(rows - left, max(rows, 1))

        return lost
