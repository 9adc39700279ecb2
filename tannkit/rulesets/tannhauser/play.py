"""Playing: a game of the revised edition, from its content to its first decision."""

from __future__ import annotations

from collections.abc import Sequence

from tannkit.rulesets.tannhauser.draft import doors as secret_doors
from tannkit.rulesets.tannhauser.draft import program as draft
from tannkit.rulesets.tannhauser.muster import equip, join
from tannkit.rulesets.tannhauser.teams import Fielded
from tannkit.state.registers import FACTION, NOBODY
from tannkit.state.state import State
from tannkit.state.tables import Tables


def new_state(t: Tables, sides: Sequence[Sequence[Fielded]], doors: int = 0) -> State:
    """A game at the beginning of its setup, with both teams chosen.

    Args:
        t: the tables.
        sides: the figures of both sides with their tokens.
        doors: how many secret doors are placed first.
    """
    s = State(len(t.figures), len(t.board.circles))
    for side, figures in enumerate(sides):
        join(t, s, side, [each.figure for each in figures])
        faction = next((t.figures[each.figure].faction for each in figures if t.figures[each.figure].faction >= 0), -1)
        s.g[FACTION + side] = faction
        for each in figures:
            equip(t, s, each.figure, each.kinds)
    s.call(t.program("setup"), size=2)
    secret_doors.place(t, s, doors)
    return s


def draft_state(t: Tables, doors: int = 0) -> State:
    """A game in which both sides choose their teams first.

    Args:
        t: the tables.
        doors: how many secret doors are placed in between.
    """
    s = State(len(t.figures), len(t.board.circles))
    s.g[FACTION] = s.g[FACTION + 1] = NOBODY
    s.call(t.program("setup"), size=2)
    s.call(t.program(draft.NAME), doors, size=draft.SIZE)
    return s
