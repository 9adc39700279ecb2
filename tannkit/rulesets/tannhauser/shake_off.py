"""Shaking off: one wound that a shock roll left standing, cancelled for a Command Point (RE-CP-034, RE-CP-035)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.command_points import bought, buy, can_pay
from tannkit.state.decision import Decision
from tannkit.state.registers import ACTIVE, BOUGHT_SHAKE, NOBODY
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

_MOVES: tuple[Move, ...] = (("take",), ("shake-off",))


def ask_shake_off(t: Tables, s: State, figure: int, wounds: int) -> Decision | None:
    """Ask the side of a figure that is about to be wounded, if it can pay (once in an activation, RE-CP-006)."""
    if not wounds or s.g[ACTIVE] == NOBODY or bought(t, s, figure, BOUGHT_SHAKE) or not can_pay(t, s, figure):
        s.answer = _MOVES[0]
        return None
    return Decision("shake-off", s.side[figure], lambda: _MOVES, figure=figure)


def shake_off(t: Tables, s: State, figure: int, wounds: int) -> int:
    """The wounds that are left after the answer."""
    if s.answer[0] != "shake-off":
        return wounds
    buy(t, s, figure, BOUGHT_SHAKE)
    s.tell("wound.shaken", figure)
    return wounds - 1
