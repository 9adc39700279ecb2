"""Setup Rolls and Initiative Rolls: a die for each side with its modifiers, and the loser's re-roll.

RE-SETUP-037 to RE-SETUP-041, RE-TURN-009 to RE-TURN-011, RE-CP-010 to RE-CP-014. `s.result` is the winner.
"""

from __future__ import annotations

from tannkit.rulesets.tannhauser.changes import changes
from tannkit.rulesets.tannhauser.command_points import pay
from tannkit.rulesets.tannhauser.pools import source, together
from tannkit.state import decision
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.registers import POINTS
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import Tables

NAME = "initiative"
SIDE_0, SIDE_1, REROLLED = range(OWN, OWN + 3)
SIZE = 3
_MOVES: tuple[Move, ...] = (("keep",), ("reroll",))


def throw(t: Tables, s: State, f: Frame) -> Decision | None:
    """Each side rolls one die."""
    return decision.dice(2)


def add(t: Tables, s: State, f: Frame) -> None:
    """Bonuses of all living characters of a side add up (RE-TURN-010, RE-Q-54); a tie is rolled again (RE-CP-014)."""
    for side in (0, 1):
        face = int(s.answer[side])
        f[SIDE_0 + side] = face + bonus(t, s, side)
        s.tell("initiative.rolled", side, face, f[SIDE_0 + side])
    if f[SIDE_0] == f[SIDE_1]:
        _roll_off(t, f)


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """The lower side may pay a point to roll its die again, once (RE-CP-010, RE-CP-011)."""
    loser = _loser(f)
    if f[REROLLED] or s.g[POINTS + loser] < 1:
        s.answer = _MOVES[0]
        return None
    return Decision("reroll", loser, lambda: _MOVES)


def answer(t: Tables, s: State, f: Frame) -> None:
    """Pay, or leave it."""
    if s.answer[0] == "keep":
        f[PC] = _END
        return
    f[REROLLED] = 1
    pay(s, _loser(f))


def throw_again(t: Tables, s: State, f: Frame) -> Decision | None:
    """The one new die."""
    return decision.dice(1)


def replace(t: Tables, s: State, f: Frame) -> None:
    """The new result counts even if it is lower (RE-CP-012); a tie is rolled again by both."""
    loser = _loser(f)
    face = int(s.answer[0])
    f[SIDE_0 + loser] = face + bonus(t, s, loser)
    s.tell("initiative.rolled", loser, face, f[SIDE_0 + loser])
    if f[SIDE_0] == f[SIDE_1]:
        _roll_off(t, f)


def _roll_off(t: Tables, f: Frame) -> None:
    """A tie: both roll again, and who has bought a re-roll buys no other, unless by RE-Q-53."""
    f[PC] = 0
    if t.plays("RE-Q-53", "no-buying-after-tie"):
        f[REROLLED] = 1
    elif t.plays("RE-Q-53", "fresh-purchase"):
        f[REROLLED] = 0


def end(t: Tables, s: State, f: Frame) -> None:
    """The higher result wins."""
    s.result = 1 - _loser(f)
    s.tell("initiative.won", s.result)


def bonus(t: Tables, s: State, side: int) -> int:
    """What the tokens of a side add to its roll (RE-Q-33)."""
    found: list[tuple[int, int]] = []
    for figure in s.team[side]:
        if s.life[figure] == ALIVE:
            for change, v in changes(t, s, "initiative_roll", figure):
                more = change.numbers.get("bonus")
                if more is not None:
                    found.append((more(s, v), source(s, v)))
    return together(t, found)


def _loser(f: Frame) -> int:
    return 0 if f[SIDE_0] < f[SIDE_1] else 1


STEPS = (throw, add, ask, answer, throw_again, replace, end)
_END = STEPS.index(end)
