"""Winners at play: which side wins once a way to win holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tannkit.state.codes import NONE, side_code
from tannkit.state.effects import Number
from tannkit.state.frame import Frame, scope
from tannkit.state.registers import DRAW, FACTION
from tannkit.state.state import ALIVE, State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.counters import counter_value
from tannkit.verbs.filters import side_of_you

Winner = Callable[[State, Frame], int]
LIVING = "living_characters"


def decided_by(c: Compiler, winners: Sequence[Any]) -> Winner:
    """The first of several that decides; a draw if none does.

    Args:
        c: the compiler.
        winners: parsed winners: words or records.
    """
    each = tuple(_winner(c, winner) for winner in winners)

    def winner(s: State, v: Frame) -> int:
        return next((found for found in (one(s, v) for one in each) if found != DRAW), DRAW)

    return winner


def _winner(c: Compiler, winner: Any) -> Winner:
    if winner == "side":
        return side_of_you
    if winner == "other":
        return lambda s, v: 1 - side_of_you(s, v)
    if winner.most is not None:
        return _most(c, winner.most)
    against = winner.faction is None
    faction = c.names.place("factions", winner.against if against else winner.faction)

    def of_faction(s: State, v: Frame) -> int:
        side = next((each for each in (0, 1) if s.g[FACTION + each] == faction), NONE)
        return DRAW if side == NONE else side ^ against

    return of_faction


def compared(c: Compiler, name: str) -> Number:
    """What is compared where the side wins that has more of something, of the side of the scope."""
    return _living(c) if name == LIVING else counter_value(c, name, "side")


def _most(c: Compiler, name: str) -> Winner:
    """The side that has more of it; a draw if both have the same."""
    value = compared(c, name)

    def more(s: State, v: Frame) -> int:
        first, second = (value(s, scope(NONE, side_code(side))) for side in (0, 1))
        return DRAW if first == second else int(second > first)

    return more


def _living(c: Compiler) -> Number:
    figures = c.tables.figures

    def living(s: State, v: Frame) -> int:
        team = s.team[side_of_you(s, v)]
        return sum(1 for each in team if s.life[each] == ALIVE and figures[each].is_character)

    return living
