"""Bull rush: a duel to pass through the circle of an enemy (RE-RUSH)."""

from __future__ import annotations

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.attack import attack, candidates
from tannkit.rulesets.tannhauser.changes import changes
from tannkit.rulesets.tannhauser.step import step
from tannkit.rulesets.tannhauser.stepping import cost, occupied, standing
from tannkit.state.decision import Decision, Refusal
from tannkit.state.frame import OWN, PC, SORT_RUSH, Frame
from tannkit.state.registers import ACTIVITY, ACTIVITY_RUSHED, MOVES_LEFT
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
    if s.pos[who] < 0 or not t.distances.near[s.pos[who]] >> circle & 1 or blocker_on(t, s, who, circle) < 0:
        return NOBODY_THERE
    if any(change.record.bull_rush is False for change, _ in changes(t, s, "movement", who)):
        return CANNOT
    clear = t.distances.near[circle] & ~occupied(s, who) & ~(1 << s.pos[who])
    if not clear:
        return NO_WAY_BEYOND
    needs, net = cost(t, s, who, circle)
    left = s.g[MOVES_LEFT]
    if needs > left or all(cost(t, s, who, beyond)[0] > left - net for beyond in bits(clear)):
        return TOO_FAR
    return None


def blocker_on(t: Tables, s: State, who: int, circle: int) -> int:
    """The enemy character on a circle, or -1."""
    for each in standing(s, circle):
        if s.side[each] != s.side[who] and t.figures[each].is_character:
            return each
    return -1


def duel(t: Tables, s: State, f: Frame) -> None:
    """A Stamina duel, the mover as attacker (RE-RUSH-002); neither action nor points are spent on it (RE-Q-20)."""
    s.g[ACTIVITY] |= ACTIVITY_RUSHED
    s.tell("rush.tried", f[WHO], f[BLOCKER])
    s.call(t.program("duel"), f[WHO], f[BLOCKER], STAMINA)


def settle(t: Tables, s: State, f: Frame) -> None:
    """Won: the step into the circle (RE-RUSH-003). Lost: the way is closed (RE-RUSH-004)."""
    if s.result and s.life[f[WHO]] == ALIVE and s.life[f[BLOCKER]] == ALIVE:
        step(t, s, f[WHO], s.pos[f[BLOCKER]])
        f[PC] = len(STEPS)


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """The blocker may attack at once, in melee and free of cost (RE-RUSH-005 to RE-RUSH-007)."""
    able = s.life[f[BLOCKER]] == ALIVE and s.life[f[WHO]] == ALIVE
    if not able or not candidates(t, s, f[BLOCKER], SORT_RUSH, at=f[WHO], melee=True):
        s.answer = _ANSWERS[0]
        return None
    return Decision("rush-answer", s.side[f[BLOCKER]], lambda: _ANSWERS, figure=f[BLOCKER])


def strike_back(t: Tables, s: State, f: Frame) -> None:
    """The blocker's attack."""
    if s.answer[0] == "strike-back":
        attack(t, s, f[BLOCKER], SORT_RUSH, at=f[WHO], melee=True)


STEPS = (duel, settle, ask, strike_back)
