"""Worth: what figures and their rows are worth to a machine player, in hundredths of a hero."""

from __future__ import annotations

from functools import lru_cache

from tannkit.ai.hits import Chances
from tannkit.rulesets.tannhauser.weapons import base_dice, weapons
from tannkit.state.registers import POINTS
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import HERO, ROBOT, TROOPER, Tables

BASE = {HERO: 100, TROOPER: 70, ROBOT: 25}
PER_DIE = 6
# The share of a figure's worth that goes only with its last row.
ALIVE_AT_ALL = 0.35
# What a Command Point is worth while it can still be spent in this turn.
POINT = 3.0


def worth(t: Tables, s: State, figure: int) -> float:
    """What a figure is worth unwounded: by its kind and the dice of its best weapon."""
    dice = max(base_dice(t, s, figure, weapon) for weapon in weapons(t, s, figure))
    return BASE[t.figures[figure].kind] + PER_DIE * dice


@lru_cache(maxsize=1 << 12)
def share_left(row: int, rows: int) -> float:
    """The share of its worth that a figure still has on a row of its dial, from 0; none below the bottom row."""
    if row >= rows:
        return 0.0
    return ALIVE_AT_ALL + (1 - ALIVE_AT_ALL) * (rows - row) / rows


@lru_cache(maxsize=1 << 14)
def share_lost(chances: Chances, row: int, rows: int) -> float:
    """The share of its worth that a figure loses on the average.

    Args:
        chances: the chance of each number of wounds.
        row: the row of its dial.
        rows: how many it has.
    """
    now = share_left(row, rows)
    return sum(chance * (now - share_left(row + wounds, rows)) for wounds, chance in enumerate(chances))


def lost(t: Tables, s: State, figure: int, chances: Chances) -> float:
    """What a figure loses on the average by so many wounds."""
    share = share_lost(chances, s.row[figure], len(t.figures[figure].rows))
    return worth(t, s, figure) * share


def balance(t: Tables, s: State, side: int) -> float:
    """What a side has on the table more than the other: living rows by their worth, and Command Points."""
    found = POINT * (s.g[POINTS + side] - s.g[POINTS + 1 - side])
    for each_side, team in enumerate(s.team):
        sign = 1 if each_side == side else -1
        for each in team:
            if s.life[each] == ALIVE:
                found += sign * worth(t, s, each) * share_left(s.row[each], len(t.figures[each].rows))
    return found
