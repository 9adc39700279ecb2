"""Characters that start on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.board.board import bits
from tannkit.model.marks import Local, Ref
from tannkit.state.codes import NONE
from tannkit.state.decision import Decision
from tannkit.state.frame import PC, Frame
from tannkit.state.registers import FACTION
from tannkit.state.sides import decider
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.places import region_of
from tannkit.verbs.say.context import Say
from tannkit.verbs.selectors.characters import CharacterFilter


@dataclass(frozen=True, slots=True)
class PlaceCharacter:
    """Characters start in a region of the map, on circles that their player chooses among its own."""

    region: Annotated[str, Local("regions"), "Where."]
    named: Annotated[str | None, Ref("characters"), "Who."] = None
    faction: Annotated[str | None, Ref("factions"), "In place of that: everybody on the side of this faction."] = None

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps: one figure after the other, each on an empty circle that its side chooses."""
        area = region_of(c, self.region) & c.tables.board.movement
        named = c.names.figures(self.named) if self.named else None
        faction = c.names.place("factions", self.faction) if self.faction else None

        def next_one(s: State) -> int:
            for side in (0, 1, 2)[: len(s.team)]:
                for figure in s.team[side]:
                    mine = figure in named if named is not None else side < 2 and s.g[FACTION + side] == faction
                    if mine and s.life[figure] == ALIVE and s.pos[figure] < 0:
                        return figure
            return NONE

        def ask(t: Tables, s: State, f: Frame) -> Decision | None:
            figure = next_one(s)
            moves: list[Move] = [("place", figure, circle) for circle in bits(area) if circle not in s.pos]
            if figure == NONE or len(moves) <= 1:
                s.answer = moves[0] if moves and figure != NONE else ()
                return None
            return Decision("place", decider(s, figure), lambda: moves, figure=figure)

        top = code.here
        code.add(ask)

        def take(t: Tables, s: State, f: Frame) -> None:
            if s.answer:
                figure, circle = int(s.answer[1]), int(s.answer[2])
                s.pos[figure] = circle
                s.tell("figure.placed", figure, circle)
                f[PC] = top

        code.add(take)

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        region = s.name("regions", self.region)
        if self.named:
            who = CharacterFilter(named=self.named).say(s, "a").acc
            return [s.pick(f"Set {who} in the region {region}.", f"Setze {who} in die Region {region}.")]
        if self.faction is None:
            return []
        side = s.faction(self.faction)
        return [
            s.pick(
                f"Set every character of {side} in the region {region}.",
                f"Setze jeden Charakter der Seite {side} in die Region {region}.",
            )
        ]
