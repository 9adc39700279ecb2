"""Progress: how near a condition is to holding, and a side to winning by it, in thousandths.

Conditions that can say so have a method `progress`; of all others it is known only whether they hold.
"""

from __future__ import annotations

from typing import Any

from tannkit.state.codes import NONE, side_code
from tannkit.state.effects import Number
from tannkit.state.frame import Frame, scope
from tannkit.state.game_rules import Toward
from tannkit.state.registers import FACTION
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.winners import compared

ALL = 1_000
# What a lead of one is worth where the side wins that has more of something.
LEAD = 50


def progress_of(c: Compiler, parsed: Any) -> Number:
    """How near a parsed condition is to holding: 0 to ALL.

    Args:
        c: the compiler.
        parsed: the condition; one that is left out always holds.
    """
    own = getattr(parsed, "progress", None)
    if own is not None:
        found: Number = own(c)
        return found
    holds = c.condition(parsed)
    return lambda s, v: ALL if holds(s, v) else 0


def part(found: int, needed: int) -> int:
    """So many of so many that are needed."""
    if found >= needed:
        return ALL
    return max(found, 0) * ALL // needed


def toward(c: Compiler, when: Any, winner: Any) -> Toward:
    """How near a side is to winning by a way: by its condition, or where the most of something wins, by the lead.

    Args:
        c: the compiler.
        when: its condition, parsed.
        winner: who wins by it, parsed.
    """
    if getattr(winner, "most", None) is not None:
        return _lead(compared(c, winner.most))
    inner = progress_of(c, when)
    if winner in ("side", "other"):
        other = winner == "other"
        return lambda s, side: inner(s, _as(side ^ other))
    against = winner.faction is None
    faction = c.names.place("factions", winner.against if against else winner.faction)

    def of_faction(s: State, side: int) -> int:
        if (s.g[FACTION + side] == faction) is against:
            return 0
        return max(inner(s, _as(each)) for each in (0, 1))

    return of_faction


def _lead(value: Number) -> Toward:
    def lead(s: State, side: int) -> int:
        more = value(s, _as(side)) - value(s, _as(1 - side))
        return min(max(ALL // 2 + LEAD * more, 0), ALL)

    return lead


def _as(side: int) -> Frame:
    return scope(NONE, side_code(side))
