"""Fixed initiative."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range, Ref
from tannkit.state.game_rules import FixedTurn
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class FixedInitiative:
    """Who has the initiative in a turn, without a roll."""

    turn: Annotated[int, Range(1), "The turn."]
    faction: Annotated[str, Ref("factions"), "Who has it."]
    must_activate_first: Annotated[str | None, Ref("characters"), "Who must be activated first."] = None

    def compile(self, c: Compiler, code: Code) -> None:
        """Nothing to do during setup: the turn asks for it."""

    def fixed(self, c: Compiler) -> FixedTurn:
        """What the game knows of it."""
        first = c.names.figures(self.must_activate_first) if self.must_activate_first else ()
        return FixedTurn(self.turn, c.names.place("factions", self.faction), first)

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        side = s.faction(self.faction)
        text = s.pick(
            f"In turn {self.turn} {side} has the initiative without a roll",
            f"In Runde {self.turn} hat die Seite {side} ohne Wurf die Initiative",
        )
        if self.must_activate_first:
            first = s.name("characters", self.must_activate_first)
            text += s.pick(f" and must activate {first} first", f" und muss zuerst {first} aktivieren")
        return [finished(text)]
