"""Victory by elimination: a side wins when the other has nobody left (RE-DM-003, RE-Q-61, RE-Q-37)."""

from __future__ import annotations

from tannkit.state.registers import DRAW, RETURNING
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import Tables


def has_somebody(t: Tables, s: State, side: int) -> bool:
    """Whether a side has a living character, on the board or still to enter.

    Figures that are no characters do not count (RE-HOUND-018).
    """
    return any(
        t.figures[each].is_character and (s.life[each] == ALIVE or s.g[RETURNING] >> each & 1) for each in s.team[side]
    )


def settle(t: Tables, s: State) -> None:
    """End the game if a side has nobody left; if neither has, it is a draw."""
    if not t.elimination_wins:
        return
    left = [has_somebody(t, s, side) for side in (0, 1)]
    if not all(left):
        s.finish(DRAW if not any(left) else left.index(True))
