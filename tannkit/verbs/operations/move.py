"""Moving a character."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Ref
from tannkit.state.codes import is_figure
from tannkit.state.frame import PC, YOU, Frame
from tannkit.state.registers import FACTION
from tannkit.state.sides import decider
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.numbers import number
from tannkit.verbs.parts import Number, Program
from tannkit.verbs.roles import role
from tannkit.verbs.say.clause import Clause, Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.numbers import quantity
from tannkit.verbs.say.program import program
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Move:
    """A character is moved outside its ordinary movement."""

    who: Annotated[Role, "Who is moved."]
    points: Annotated[Number, "How many movement points are spent on it."] = None
    circles: Annotated[Number, "How many circles, whatever they cost to enter."] = None
    away_from: Annotated[
        Role | None,
        "From whom each step must lead away; the move is then as long as it can be.",
    ] = None
    by: Annotated[
        Literal["you", "owner", "opponent"] | Annotated[str, Ref("factions")],
        "Who picks the way: one of these, or the side of a faction.",
    ] = "owner"
    triggers_overwatch: Annotated[bool, "Whether it can be answered by overwatch attacks."] = True
    stay_on_path: Annotated[bool, "Whether it may not leave the path it began on."] = False
    shortfall: Annotated[Program, "What follows when not all of it can be carried out."] = ()

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        who, away = role(self.who), role(self.away_from) if self.away_from is not None else None
        points = number(c, self.points) if self.points is not None else None
        circles = number(c, self.circles) if self.circles is not None else None
        flags = (STAY_ON_PATH if self.stay_on_path else 0) | (0 if self.triggers_overwatch else UNSEEN)
        chooses = self._chooser(c)

        def go(t: Tables, s: State, f: Frame) -> None:
            figure = who(s, f)
            if not is_figure(figure) or s.pos[figure] < 0:
                s.result = 0
                return
            s.call(
                t.program("move-figure"),
                figure,
                points(s, f) if points is not None else -1,
                circles(s, f) if circles is not None else -1,
                away(s, f) if away is not None else -1,
                chooses(s, f, figure),
                flags,
                size=PLACES,
            )

        code.add(go)
        judge = code.hole()
        c.program(self.shortfall, code)
        end = code.here

        def decide(t: Tables, s: State, f: Frame) -> None:
            if not s.result:
                f[PC] = end

        code.fill(judge, decide)

    def _chooser(self, c: Compiler) -> Callable[[State, Frame, int], int]:
        """The side that picks the way of a figure."""
        if self.by == "owner":
            return lambda s, f, figure: s.side[figure]
        if self.by in ("you", "opponent"):
            other = self.by == "opponent"
            return lambda s, f, figure: decider(s, f[YOU]) ^ other
        faction = c.names.place("factions", self.by)

        def of_faction(s: State, f: Frame, figure: int) -> int:
            # Where both sides play the faction, each picks for its own figures.
            sides = [side for side in (0, 1) if s.g[FACTION + side] == faction]
            return sides[0] if len(sides) == 1 else s.side[figure]

        return of_faction

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        parts: list[Part] = [self._moved(s)]
        if self.shortfall:
            front = s.front("if this cannot be done in full", "wenn das nicht ganz möglich ist")
            parts.append(s.block(front, program(s, self.shortfall)))
        return parts

    def _moved(self, s: Say) -> Clause:
        who = s.role(self.who)
        how = self._how(s)
        tail = ""
        if self.stay_on_path:
            tail += s.pick(", without leaving its path", ", ohne den Pfad zu verlassen")
        if not self.triggers_overwatch:
            tail += s.pick(" (this triggers no overwatch attacks)", " (das löst keine Bereitschaftsangriffe aus)")
        moved = f"{who.acc} {how}".strip()
        if self.who == "you":
            return s.clause(who, "move", how, moved, tail=tail)
        return s.clause(self._mover(s), "move", moved, moved, tail=tail)

    def _mover(self, s: Say) -> NounPhrase:
        if self.by == "opponent":
            return s.possessed(s.you(), "opponent")
        if self.by in ("you", "owner"):
            return s.role(self.by)
        side = s.faction(self.by)
        return s.plain(side, f"die Seite {side}")

    def _how(self, s: Say) -> str:
        away = self._direction(s)
        limit = s.pick("up to ", "bis zu ") if self.away_from is None else ""
        if self.circles is None and self.points is None:
            return away
        if self.circles is not None:
            circles, each = quantity(s, self.circles, "circle")
            far = s.pick("", " weit")
            parts = (f"{limit}{circles}{far}", away, each) if s.lang == "en" else (each, f"{limit}{circles}{far}", away)
        else:
            points, each = quantity(s, self.points, "movement_point_spent")
            limit = limit if isinstance(self.points, int) else ""
            parts = (s.pick(f"with {limit}{points}", f"mit {limit}{points}"), away, each)
        return " ".join(part for part in parts if part)

    def _direction(self, s: Say) -> str:
        if self.away_from is None:
            return ""
        away = s.role(self.away_from)
        if self.points is None:
            return s.pick(f"away from {away.acc}", f"von {away.dat} weg")
        return s.pick(f"away from {away.acc} as far as possible", f"möglichst weit von {away.dat} weg")


# What the ruleset's program takes for these, and how many places of its own it has.
STAY_ON_PATH, UNSEEN = 1, 2
PLACES = 9
