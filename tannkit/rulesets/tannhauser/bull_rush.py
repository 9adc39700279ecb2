"""Bull rush: a duel to pass through the circle of an enemy (RE-RUSH)."""

from __future__ import annotations

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.attack import attack, candidates
from tannkit.rulesets.tannhauser.changes import changes
from tannkit.rulesets.tannhauser.step import step
from tannkit.rulesets.tannhauser.stepping import cost, occupied, standing
from tannkit.rulesets.tannhauser.views import open_beside
from tannkit.state.decision import Decision, Refusal
from tannkit.state.frame import OWN, PC, SORT_RUSH, Frame
from tannkit.state.registers import ACTIVITY, ACTIVITY_RUSHED, ENTRIES, MOVES_LEFT
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import STAMINA, Tables

NAME = "bull-rush"
WHO, BLOCKER = range(OWN, OWN + 2)
_ANSWERS: tuple[Move, ...] = (("decline",), ("strike-back",))

TWICE = Refusal("rushed-already", "RE-RUSH-008", "each activation allows one bull rush")
NOBODY_THERE = Refusal("nobody-to-rush", "RE-RUSH-001", "no enemy character stands on that adjacent circle")
NO_WAY_BEYOND = Refusal("no-way-beyond", "RE-RUSH-011", "no other circle beside the enemy's is clear")
TOO_FAR = Refusal("too-few-points", "RE-RUSH-012", "the movement points do not cover his circle and a clear one beyond")
CANNOT = Refusal("cannot-rush", "RE-RUSH-001", "an effect forbids the bull rush")


def refuse(t: Tables, s: State, who: int, circle: int) -> Refusal | None:
    """Why a figure cannot bull rush into a circle, or None if it can.

    Args:
        t: the tables.
        s: the state.
        who: the mover.
        circle: the blocker's circle.
    """
    if s.g[ACTIVITY] & ACTIVITY_RUSHED:
        return TWICE
    if not _reaches(t, s, who) >> circle & 1 or blocker_on(t, s, who, circle) < 0:
        return NOBODY_THERE
    if any(change.record.bull_rush is False for change, _ in changes(t, s, "movement", who)):
        return CANNOT
    clear = open_beside(t, s, who, circle) & ~occupied(s, who)
    if s.pos[who] >= 0:
        clear &= ~(1 << s.pos[who])
    if not clear:
        return NO_WAY_BEYOND
    needs, net = cost(t, s, who, circle)
    left = s.g[MOVES_LEFT]
    if needs > left or all(cost(t, s, who, beyond)[0] > left - net for beyond in bits(clear)):
        return TOO_FAR
    return None


def _reaches(t: Tables, s: State, who: int) -> int:
    """The circles beside a figure, or by RE-Q-10 its entry points while it is off the board, as a set."""
    if s.pos[who] >= 0:
        return t.distances.near[s.pos[who]]
    return s.g[ENTRIES + s.side[who]] if t.plays("RE-Q-10", "bull-rush-from-outside") else 0


def blocker_on(t: Tables, s: State, who: int, circle: int) -> int:
    """The enemy character on a circle, or -1."""
    for each in standing(s, circle):
        if s.side[each] != s.side[who] and t.figures[each].is_character:
            return each
    return -1


def duel(t: Tables, s: State, f: Frame) -> None:
    """A Stamina duel, the mover as attacker (RE-RUSH-002), with four dice each unless by RE-Q-19; neither action nor
    points are spent on it, unless by RE-Q-20.
    """
    s.g[ACTIVITY] |= ACTIVITY_RUSHED
    s.tell("rush.tried", f[WHO], f[BLOCKER])
    if t.plays("RE-Q-20", "one-point"):
        s.g[MOVES_LEFT] -= 1
    by_value = int(t.plays("RE-Q-19", "stamina-dice"))
    s.call(t.program("duel"), f[WHO], f[BLOCKER], STAMINA, 0, by_value)


def settle(t: Tables, s: State, f: Frame) -> None:
    """Won: the step into the circle (RE-RUSH-003); a point paid counts. Lost: the way is closed (RE-RUSH-004)."""
    if s.result and s.life[f[WHO]] == ALIVE and s.life[f[BLOCKER]] == ALIVE:
        if t.plays("RE-Q-20", "one-point"):
            s.g[MOVES_LEFT] += 1
        step(t, s, f[WHO], s.pos[f[BLOCKER]])
        f[PC] = len(STEPS)
    elif t.plays("RE-Q-20", "step-is-lost") and s.pos[f[BLOCKER]] >= 0:
        s.g[MOVES_LEFT] -= cost(t, s, f[WHO], s.pos[f[BLOCKER]])[1]


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """The blocker may attack at once, in melee and free of cost (RE-RUSH-005 to RE-RUSH-007)."""
    able = s.life[f[BLOCKER]] == ALIVE and s.life[f[WHO]] == ALIVE and s.pos[f[WHO]] >= 0
    if not able or not candidates(t, s, f[BLOCKER], SORT_RUSH, at=f[WHO], melee=True):
        s.answer = _ANSWERS[0]
        return None
    return Decision("rush-answer", s.side[f[BLOCKER]], lambda: _ANSWERS, figure=f[BLOCKER])


def strike_back(t: Tables, s: State, f: Frame) -> None:
    """The blocker's attack."""
    if s.answer[0] == "strike-back":
        attack(t, s, f[BLOCKER], SORT_RUSH, at=f[WHO], melee=True)


STEPS = (duel, settle, ask, strike_back)
