"""Victory: by the ways to win of the mode, and by elimination where the mode says so (RE-DM-003, RE-Q-61, RE-Q-37)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.reinforcement import can_return, cost_of
from tannkit.state.codes import NONE, side_code
from tannkit.state.frame import scope
from tannkit.state.game_rules import THROUGH_ELIMINATION, THROUGH_NOBODY
from tannkit.state.registers import ACTING, DRAW, POINTS, RETURNING, STEP, STEP_END, TURN
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import Tables


def has_somebody(t: Tables, s: State, side: int) -> bool:
    """Whether a side has a living character, on the board or still to enter.

    Figures that are no characters do not count (RE-HOUND-018), nor does who only waits to come back (RE-Q-SC-2). By
    other readings of RE-Q-61 nobody off the board counts, or whoever could be brought in does.
    """
    on_board = t.plays("RE-Q-61", "by-the-letter-after-turn-one")
    if any(
        s.life[each] == ALIVE and t.figures[each].is_character and (s.pos[each] >= 0 or not on_board)
        for each in s.team[side]
    ):
        return True
    if t.plays("RE-Q-SC-2", "waiting-counts") and any(s.g[RETURNING] >> each & 1 for each in s.team[side]):
        return True
    return t.plays("RE-Q-61", "troopers-count") and any(
        can_return(t, s, each) and cost_of(t, each) <= s.g[POINTS + side] for each in s.team[side]
    )


def settle(t: Tables, s: State) -> None:
    """End the game if somebody has won now; if neither side has anybody left, it is over at the end of a turn."""
    if not _by_ways(t, s):
        _by_elimination(t, s)


def _by_ways(t: Tables, s: State) -> bool:
    """By the ways to win of the mode. The side whose go it is is looked at first."""
    at_end = s.g[STEP] == STEP_END
    for way in t.rules.ways:
        if way.at_end and not at_end:
            continue
        for side in (s.g[ACTING], 1 - s.g[ACTING]):
            v = scope(NONE, side_code(side))
            if way.when(s, v):
                s.finish(way.winner(s, v), way.number)
                return True
    return False


def _by_elimination(t: Tables, s: State) -> None:
    """Where the mode says so, when a side has nobody left; if neither has, it is a draw, unless by RE-Q-37."""
    at_end = s.g[STEP] == STEP_END
    if not t.elimination_wins:
        if at_end and s.g[TURN] >= t.rules.last_turn and not any(has_somebody(t, s, side) for side in (0, 1)):
            # Nothing can happen any more.
            s.finish(DRAW, THROUGH_NOBODY)
        return
    if s.g[TURN] == 1 and not at_end and t.plays("RE-Q-61", "by-the-letter-after-turn-one"):
        return
    left = [has_somebody(t, s, side) for side in (0, 1)]
    if not all(left):
        s.finish(left.index(True) if any(left) else _of_neither(t, s), THROUGH_ELIMINATION)


def _of_neither(t: Tables, s: State) -> int:
    """Who wins when one event removes the last characters of both sides (RE-Q-37)."""
    if t.plays("RE-Q-37", "active-side-wins"):
        return s.g[ACTING]
    return 1 - s.g[ACTING] if t.plays("RE-Q-37", "active-side-loses") else DRAW
