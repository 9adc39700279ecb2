"""Walking: after each activation a figure that somebody controls may step on by one circle (RE-HOUND-004)."""

from __future__ import annotations

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.changes import changes
from tannkit.rulesets.tannhauser.step import FREE, UNSEEN, step
from tannkit.rulesets.tannhauser.stepping import is_walker, occupied
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import Tables

NAME = "walk"
DONE, WALKER = range(OWN, OWN + 2)


def find(t: Tables, s: State, f: Frame) -> None:
    """The next figure that walks: on the board, and with somebody who controls it."""
    f[WALKER] = -1
    for team in s.team:
        for each in team:
            if is_walker(t, each) and not f[DONE] >> each & 1 and controller(t, s, each) >= 0:
                f[WALKER] = each
                f[DONE] |= 1 << each
                return
    f[PC] = len(STEPS)


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """One circle at most, and it need not (RE-Q-78). It cannot stop where somebody stands (RE-HOUND-011)."""
    who = f[WALKER]
    free = t.distances.near[s.pos[who]] & ~occupied(s)
    if not free:
        s.answer = ("stay",)
        return None
    moves: list[Move] = [("stay",), *(("to", circle) for circle in bits(free))]
    return Decision("walk", s.side[who], lambda: moves, figure=who)


def go(t: Tables, s: State, f: Frame) -> None:
    """Nobody on overwatch answers that (RE-Q-59)."""
    if s.answer[0] == "to":
        step(t, s, f[WALKER], int(s.answer[1]), FREE | UNSEEN)
    f[PC] = 0


def controller(t: Tables, s: State, walker: int) -> int:
    """Who controls a figure that is on the board: whoever holds what controls it (RE-HOUND-002); -1 for nobody."""
    if s.life[walker] != ALIVE or s.pos[walker] < 0:
        return -1
    return owner(t, s, walker)


def owner(t: Tables, s: State, walker: int) -> int:
    """Who could control a figure, on the board or not; -1 for nobody."""
    if "controls" not in s.index.passives:
        return -1
    for figure in s.team[s.side[walker]]:
        for change, _ in changes(t, s, "controls", figure):
            if walker in t.controlled[change.record.value]:
                return figure
    return -1


STEPS = (find, ask, go)
