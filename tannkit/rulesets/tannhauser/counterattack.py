"""Counterattacks: who was attacked and lives attacks back for a Command Point (RE-CP-025 to RE-CP-033)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.attack import attack, candidates
from tannkit.rulesets.tannhauser.changes import forbidden
from tannkit.rulesets.tannhauser.command_points import bought, buy, can_pay
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, SORT_ACTION, SORT_COUNTER, Frame
from tannkit.state.registers import ACTIVE, BOUGHT_COUNTER, NOBODY
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import Tables

NAME = "counterattack"
ATTACKER, SORT, FIRST, SECOND = range(OWN, OWN + 4)


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """Ask the side of those who were attacked which of them answers, if one can."""
    able = [each for each in (f[FIRST], f[SECOND]) if each >= 0 and _able(t, s, f, each)]
    if not able:
        s.answer = ("decline",)
        return None
    moves: list[Move] = [("decline",), *(("counterattack", each) for each in able)]
    return Decision("counterattack", s.side[able[0]], lambda: moves, figure=able[0])


def answer(t: Tables, s: State, f: Frame) -> None:
    """Pay for the counterattack and have it made, on the original attacker only (RE-CP-028)."""
    if s.answer[0] != "counterattack":
        return
    by = int(s.answer[1])
    buy(t, s, by, BOUGHT_COUNTER)
    s.tell("counterattack.bought", by)
    attack(t, s, by, SORT_COUNTER, at=f[ATTACKER])


def _able(t: Tables, s: State, f: Frame, figure: int) -> bool:
    """Not in answer to a counterattack (RE-CP-032); alive, once in an activation, with a legal attack."""
    attacker = f[ATTACKER]
    if f[SORT] & SORT_COUNTER or s.g[ACTIVE] == NOBODY or s.life[figure] != ALIVE or s.life[attacker] != ALIVE:
        return False
    if s.side[figure] == s.side[attacker] or not _answerable(t, s, f):
        return False
    # By RE-Q-43 each attack may be answered, not only one in an activation.
    if bought(t, s, figure, BOUGHT_COUNTER) and not t.plays("RE-Q-43", "one-per-attack"):
        return False
    if not can_pay(t, s, figure):
        return False
    if forbidden(t, s, "counterattack", figure):
        return False
    return bool(candidates(t, s, figure, SORT_COUNTER, at=attacker))


def _answerable(t: Tables, s: State, f: Frame) -> bool:
    """Which attacks can be answered, by the ruling on it (RE-Q-44)."""
    if t.plays("RE-Q-44", "attack-action-only"):
        return bool(f[SORT] & SORT_ACTION)
    return not t.plays("RE-Q-44", "own-activation-only") or s.g[ACTIVE] == f[ATTACKER]


STEPS = (ask, answer)
