"""Command Points: who can spend them, and on what (RE-CP-001 to RE-CP-007)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.changes import forbidden
from tannkit.state.registers import ACTIVE, BOUGHT, NOBODY, POINTS, RAISED
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import MOVEMENT, NULL, ROBOT, Tables

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


def bought(s: State, side: int, what: int) -> bool:
    """Whether a side has bought an effect in this activation already (RE-CP-006)."""
    return bool(s.g[BOUGHT + side] & what)


def buy(s: State, side: int, what: int) -> None:
    """Pay one point for an effect that a side can buy once in an activation."""
    s.g[BOUGHT + side] |= what
    pay(s, side)


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
        and t.figures[figure].rows[s.row[figure]][stat] != NULL
        and can_pay(t, s, figure)
    )


def raise_stat(s: State, figure: int, stat: int) -> None:
    """Raise a characteristic by one until the activation in progress ends (RE-CP-020)."""
    s.g[RAISED] |= 1 << (4 * figure + stat)
    pay(s, s.side[figure])
    s.tell("stat.raised", figure, stat)
