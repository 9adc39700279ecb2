"""The overwatch step: sides take turns setting characters on overwatch for a Command Point each (RE-OW-001 to 007)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.command_points import can_pay, pay
from tannkit.state.decision import Decision, Refusal
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.registers import FIRST
from tannkit.state.state import ACTIVATED, ALIVE, OVERWATCH, Move, State
from tannkit.state.tables import Tables

NAME = "overwatch-step"
SIDE, DECLINED = range(OWN, OWN + 2)
SIZE = 2
CANNOT = Refusal("cannot-watch", "RE-OW-007", "this character cannot be set on overwatch")


def begin(t: Tables, s: State, f: Frame) -> None:
    """The side without initiative begins (RE-OW-001)."""
    f[SIDE] = 1 - s.g[FIRST]


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """Set one character, or decline (RE-OW-002)."""
    able = [each for each in s.team[f[SIDE]] if can_watch(t, s, each)]
    if not able:
        s.answer = ("decline",)
        return None
    moves: list[Move] = [("decline",), *(("watch", each) for each in able)]
    return Decision("overwatch-step", f[SIDE], lambda: moves, lambda move: None if move in moves else CANNOT)


def answer(t: Tables, s: State, f: Frame) -> None:
    """The step ends when both decline one directly after the other (RE-OW-004, RE-OW-005)."""
    if s.answer[0] == "watch":
        figure = int(s.answer[1])
        pay(s, f[SIDE])
        # It has no activation in this turn and counts as activated from now on (RE-OW-006).
        s.flags[figure] |= OVERWATCH | ACTIVATED
        s.tell("overwatch.set", figure)
        f[DECLINED] = 0
    else:
        f[DECLINED] += 1
    f[SIDE] = 1 - f[SIDE]
    if f[DECLINED] < 2:
        f[PC] = 1


def can_watch(t: Tables, s: State, figure: int) -> bool:
    """Whether a character can be set on overwatch: on the board (unless by RE-Q-09), not yet set, and paid for."""
    return (
        s.life[figure] == ALIVE
        and (s.pos[figure] >= 0 or t.plays("RE-Q-09", "anybody"))
        and not s.flags[figure] & (OVERWATCH | ACTIVATED)
        and can_pay(t, s, figure)
    )


STEPS = (begin, ask, answer)
