"""Command Points: who can spend them, and on what (RE-CP-001 to RE-CP-007)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.changes import forbidden
from tannkit.state.registers import ACTIVE, BOUGHT, NOBODY, POINTS, RAISED
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import MOVEMENT, NULL, ROBOT, Tables

KINDS = 3  # how many effects a side can buy once in an activation
SHORT = "the side has too few Command Points"


def can_pay(t: Tables, s: State, figure: int, points: int = 1) -> bool:
    """Whether the side of a figure can spend points for it: never for a robot (RE-VOIV-013, RE-HOUND-016).

    Args:
        t: the tables.
        s: the state.
        figure: for whom.
        points: how many Command Points.
    """
    return (
        s.g[POINTS + s.side[figure]] >= points
        and t.figures[figure].kind != ROBOT
        and not forbidden(t, s, "spend_command_points", figure)
    )


def pay(s: State, side: int, points: int = 1) -> None:
    """Take points out of the pool of a side."""
    s.g[POINTS + side] -= points
    s.tell("points.spent", side, points)


def bought(t: Tables, s: State, figure: int, what: int) -> bool:
    """Whether an effect has been bought in this activation already, for anybody of the side (RE-CP-006), or by RE-Q-42
    for this figure.
    """
    return bool(s.g[BOUGHT + s.side[figure]] & _bit(t, figure, what))


def buy(t: Tables, s: State, figure: int, what: int) -> None:
    """Pay one point for an effect for a figure that can be bought once in an activation."""
    side = s.side[figure]
    s.g[BOUGHT + side] |= _bit(t, figure, what)
    pay(s, side)


def _bit(t: Tables, figure: int, what: int) -> int:
    """The bit that notes the purchase: one for the whole side, or by RE-Q-42 one for each figure."""
    return what << KINDS * figure if t.plays("RE-Q-42", "all-per-character") else what


def can_raise(t: Tables, s: State, figure: int, stat: int) -> bool:
    """Whether a characteristic can be raised now: in an activation, once each, never Movement (RE-CP-018, 019, 023).

    Args:
        t: the tables.
        s: the state.
        figure: whose characteristic.
        stat: which.
    """
    return (
        stat != MOVEMENT
        and s.g[ACTIVE] != NOBODY
        and s.life[figure] == ALIVE
        and not s.g[RAISED] >> (4 * figure + stat) & 1
        and not _raised_another(t, s, figure)
        and t.figures[figure].rows[s.row[figure]][stat] != NULL
        and can_pay(t, s, figure)
    )


def _raised_another(t: Tables, s: State, figure: int) -> bool:
    """Whether a raise of anybody of the side stands in the way: not at all, unless by RE-Q-42."""
    if not s.g[RAISED] or not t.plays("RE-Q-42", "once-per-effect"):
        return False
    return any(s.g[RAISED] >> 4 * each & 15 for each in s.team[s.side[figure]])


def raise_stat(s: State, figure: int, stat: int) -> None:
    """Raise a characteristic by one until the activation in progress ends (RE-CP-020)."""
    s.g[RAISED] |= 1 << (4 * figure + stat)
    pay(s, s.side[figure])
    s.tell("stat.raised", figure, stat)
