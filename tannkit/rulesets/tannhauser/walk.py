"""Walking: after each activation a figure that somebody controls may step on by one circle (RE-HOUND-004)."""

from __future__ import annotations

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.changes import changes
from tannkit.rulesets.tannhauser.step import FREE, UNSEEN, step
from tannkit.rulesets.tannhauser.stepping import is_walker, occupied
from tannkit.rulesets.tannhauser.views import open_beside
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import Tables

NAME = "walk"
DONE, WALKER = range(OWN, OWN + 2)


def walk(t: Tables, s: State, who: int, there: int) -> None:
    """Have the figures walk that do so after an activation, all of them unless by RE-Q-78.

    Args:
        t: the tables.
        s: the state.
        who: the figure that was activated.
        there: the walkers that were on the board when that began, as a set.
    """
    out = 0
    for each in (*s.team[0], *s.team[1]):
        new = t.plays("RE-Q-78", "compulsory") and not there >> each & 1
        own = t.plays("RE-Q-78", "pair-gives-two") and is_walker(t, each) and controller(t, s, each) == who
        out |= int(new or own) << each
    s.call(t.program(NAME), out, size=2)


def on_board(t: Tables, s: State) -> int:
    """The walkers that are on the board, as a set."""
    return sum(1 << each for team in s.team for each in team if is_walker(t, each) and s.pos[each] >= 0)


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
    """One circle at most, and it need not, unless by RE-Q-78. It cannot stop where somebody stands (RE-HOUND-011)."""
    who = f[WALKER]
    free = open_beside(t, s, who, s.pos[who]) & ~occupied(s)
    if not free:
        s.answer = ("stay",)
        return None
    moves: list[Move] = [("to", circle) for circle in bits(free)]
    if not t.plays("RE-Q-78", "compulsory"):
        moves.insert(0, ("stay",))
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
