"""The refresh: Command Points, activation markers, overwatch, smoke, in this order (RE-TURN-022)."""

from __future__ import annotations

from tannkit.state.codes import CIRCLE, NONE
from tannkit.state.registers import POINTS
from tannkit.state.state import ACTIVATED, FACEDOWN, FIRED, MOVED, OVERWATCH, RUINED, THROWN, State
from tannkit.state.tables import Tables


def refresh(t: Tables, s: State) -> None:
    """Make everything ready for a new turn."""
    for side in (0, 1):
        # Whatever is left over is lost (RE-TURN-004, RE-TURN-006).
        s.g[POINTS + side] = t.points_refresh
    s.tell("points.refreshed", t.points_refresh)
    for figure, flags in enumerate(s.flags):
        # Activation markers go (RE-TURN-007), and whoever is still on overwatch loses it (RE-TURN-008).
        s.flags[figure] = flags & (FIRED - 1) & ~(ACTIVATED | OVERWATCH | MOVED)
    s.tell("markers.removed")
    _smoke(s)
    for token, kind in enumerate(s.kinds):
        if t.kinds[kind].refreshes and not s.marks[token] & RUINED:
            s.marks[token] &= ~FACEDOWN


def _smoke(s: State) -> None:
    """Bare Smoke Grenade tokens go first, then a smoke token comes off each stack (RE-SMOKE-008)."""
    for token, marks in enumerate(s.marks):
        if not marks & THROWN or s.holder[token] < CIRCLE:
            continue
        if s.count[token] == 0:
            s.tell("smoke.gone", token, s.holder[token])
            s.holder[token] = NONE
            s.marks[token] &= ~THROWN
        else:
            s.count[token] -= 1
            s.tell("smoke.thinned", token, s.count[token])
