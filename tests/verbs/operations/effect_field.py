"""A field for operations: figures on the small board of the rules' cases, and programs that run for one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import tannkit
from tannkit.engine import run
from tannkit.rulesets.tannhauser import muster
from tannkit.rulesets.tannhauser.make import Options, make
from tannkit.rulesets.tannhauser.names import Names
from tannkit.rulesets.tannhauser.values import value
from tannkit.rulesets.tannhauser.weapons import skills
from tannkit.state.codes import CIRCLE, NONE, TOKEN
from tannkit.state.decision import Decision
from tannkit.state.frame import scope
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.parse import parse

YARD = Path(__file__).parents[2] / "rulesets" / "packs" / "yard"


@cache
def tables() -> tuple[Tables, Names]:
    library = tannkit.load(YARD)
    game_map, mode = library.find("maps", "yard"), library.find("modes", "deathmatch")
    assert game_map and mode
    return make(library, "yard", game_map, mode, Options({}))


class Field:
    """Figures by label: side, circle ("" for off the board), tokens. The program of an effect runs above them."""

    def __init__(self, figures: Mapping[str, tuple[int, str, Sequence[str]]]) -> None:
        self.t, self.names = tables()
        self.s = State(len(self.t.figures), len(self.t.board.circles))
        self.s.log = []
        for side in (0, 1):
            of_side = [self.figure(label) for label, place in figures.items() if place[0] == side]
            muster.join(self.t, self.s, side, of_side)
        for label, (_, circle, tokens) in figures.items():
            muster.equip(self.t, self.s, self.figure(label), [self.names.token_kind(each) for each in tokens])
            self.s.pos[self.figure(label)] = self.circle(circle) if circle else -1
        assert -1 not in self.s.kinds, "an unknown token"
        self.c = Compiler(self.t, self.names, self._value, lambda s, figure: skills(self.t, s, figure))
        # No attack and no roll is ever at the bottom of the stack.
        self.s.call(self.c.register(Code()))
        self.decision: Decision | None = None

    def _value(self, s: State, figure: int, stat: int, purpose: str) -> int:
        return value(self.t, s, figure, stat, purpose)

    def run(self, *phrases: Any, you: str, this: int = NONE, **roles: int) -> Decision | None:
        """Run operations for a figure until somebody must decide; None when they are through."""
        code = Code()
        self.c.program([parse("operation", each) for each in phrases], code)
        frame = scope(TOKEN + this if this >= 0 else NONE, self.figure(you), **roles)
        frame[0] = self.c.register(code)
        self.s.frames.append(frame + [0] * (code.size - len(frame)))
        self.decision = run.advance(self.t, self.s)
        return self.decision

    def do(self, *move: int | str) -> Decision | None:
        """Make a move; circles by name."""
        assert self.decision, "nobody is to decide"
        made = [self.circle(each) if place and isinstance(each, str) else each for place, each in enumerate(move)]
        self.decision = run.make(self.t, self.s, self.decision, tuple(made))
        return self.decision

    def ways(self) -> list[str]:
        """The circles that can be picked, and `stop` if one may."""
        assert self.decision, "nobody is to decide"
        return [self.t.board.circles[int(each[1])] if len(each) > 1 else str(each[0]) for each in self.decision.moves]

    def figure(self, label: str) -> int:
        return next(each.number for each in self.t.figures if each.label == label)

    def circle(self, name: str) -> int:
        return self.t.board.circles.index(name)

    def code(self, name: str) -> int:
        return CIRCLE + self.circle(name)

    def at(self, label: str) -> str:
        circle = self.s.pos[self.figure(label)]
        return self.t.board.circles[circle] if circle >= 0 else ""

    def told(self, event: str) -> list[tuple[int | str, ...]]:
        """The numbers of all such events."""
        return [each[1:] for each in self.s.log or () if each[0] == event]
