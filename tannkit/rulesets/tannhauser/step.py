"""A step: a figure enters a circle, and what listens to that (RE-MOVE-002, RE-OW-013)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.listeners import announce
from tannkit.rulesets.tannhauser.stepping import cost
from tannkit.state.codes import CIRCLE
from tannkit.state.frame import OUTCOME, OWN, PC, PROGRAM, REFUSED, Frame
from tannkit.state.registers import ACTIVE, ACTIVITY, ACTIVITY_MOVED, ACTIVITY_STOPPED, CALLED, MOVES_LEFT
from tannkit.state.state import ALIVE, MOVED, State
from tannkit.state.tables import Tables

NAME = "step"
WHO, TO, HOW = range(OWN, OWN + 3)
# How one steps: out of the movement points of the activation, free of cost, or unseen by those on overwatch.
PAID, FREE, UNSEEN = 0, 1, 2
# Where the frame of the activation has the circles that have given points back, as a set.
ENTERED = OWN + 4


def step(t: Tables, s: State, who: int, to: int, how: int = PAID) -> None:
    """Have a figure step before the next step of the program. `s.result` is 1 if it did, 0 if that was refused.

    Args:
        t: the tables.
        s: the state.
        who: the figure.
        to: the circle it enters.
        how: bits of PAID, FREE, UNSEEN.
    """
    s.call(t.program(NAME), who, to, how)


def about_to(t: Tables, s: State, f: Frame) -> None:
    """Effects may stand in the way."""
    announce(t, s, "circle.entered", by=f[WHO], at=f[WHO], target=CIRCLE + f[TO], before=True)


def enter(t: Tables, s: State, f: Frame) -> None:
    """The figure stands on the circle; one that is refused costs nothing."""
    who = f[WHO]
    if f[OUTCOME] == REFUSED or s.life[who] != ALIVE:
        s.tell("step.refused", who, f[TO])
        if s.g[ACTIVE] == who:
            s.g[ACTIVITY] |= ACTIVITY_STOPPED
        s.result = 0
        f[PC] = len(STEPS)
        return
    if not f[HOW] & FREE:
        s.g[MOVES_LEFT] -= _points(t, s, who, f[TO])
        s.g[ACTIVITY] |= ACTIVITY_MOVED
    s.pos[who] = f[TO]
    s.flags[who] |= MOVED
    s.g[CALLED] &= ~(1 << who)
    s.tell("figure.moved", who, f[TO])
    announce(t, s, "circle.entered", by=who, at=who, target=CIRCLE + f[TO], before=False)


def _points(t: Tables, s: State, who: int, circle: int) -> int:
    """What the step costs. By RE-Q-16 a circle gives points back only once in an activation."""
    points = cost(t, s, who, circle)[1]
    if points < 0 and t.plays("RE-Q-16", "net-cost"):
        activation = next(each for each in reversed(s.frames) if each[PROGRAM] == t.program("activation"))
        if activation[ENTERED] >> circle & 1:
            return 0
        activation[ENTERED] |= 1 << circle
    return points


def seen(t: Tables, s: State, f: Frame) -> None:
    """Enemies on overwatch may answer a step made in an activation (RE-OW-008, RE-OW-025, RE-Q-59)."""
    if not f[HOW] & UNSEEN and s.g[ACTIVE] == f[WHO] and s.life[f[WHO]] == ALIVE:
        s.call(t.program("reaction"), f[WHO], -1)


def done(t: Tables, s: State, f: Frame) -> None:
    """The step was made."""
    s.result = 1


STEPS = (about_to, enter, seen, done)
