"""The turn: refresh, initiative, overwatch, activations (RE-TURN-001), until somebody has won (RE-TURN-020)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser import go, initiative, overwatch_step, reinforcement
from tannkit.rulesets.tannhauser.listeners import announce
from tannkit.rulesets.tannhauser.refresh import refresh
from tannkit.rulesets.tannhauser.victory import settle
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.registers import (
    ACTING,
    FIRST,
    NOBODY,
    SETUP_WINNER,
    STEP,
    STEP_ACTIVATION,
    STEP_INITIATIVE,
    STEP_OVERWATCH,
    STEP_REFRESH,
    TURN,
)
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.lasting import sweep

NAME = "turns"
LAST = OWN
SIZE = 1


def begin(t: Tables, s: State, f: Frame) -> None:
    """A new turn; there is nothing to refresh in turn one (RE-TURN-005)."""
    s.g[TURN] += 1
    s.g[ACTING] = s.g[FIRST]
    s.tell("turn.started", s.g[TURN])
    announce(t, s, "turn.started")


def refresh_step(t: Tables, s: State, f: Frame) -> None:
    """The refresh step."""
    if s.g[TURN] > 1:
        _enter_step(s, STEP_REFRESH)
        refresh(t, s)
    reinforcement.come_back(t, s)


def roll(t: Tables, s: State, f: Frame) -> None:
    """The initiative step; in turn one the Setup Roll has decided it (RE-TURN-003, RE-SETUP-041)."""
    if s.g[TURN] == 1:
        s.result = s.g[SETUP_WINNER]
        return
    _enter_step(s, STEP_INITIATIVE)
    s.call(t.program(initiative.NAME), size=initiative.SIZE)


def rolled(t: Tables, s: State, f: Frame) -> None:
    """The winner has initiative for the whole turn (RE-TURN-011)."""
    s.g[FIRST] = s.g[ACTING] = s.result
    announce(t, s, "initiative.rolled")


def overwatch(t: Tables, s: State, f: Frame) -> None:
    """The overwatch step."""
    _enter_step(s, STEP_OVERWATCH)
    s.call(t.program(overwatch_step.NAME), size=overwatch_step.SIZE)


def activations(t: Tables, s: State, f: Frame) -> None:
    """The activation step begins."""
    _enter_step(s, STEP_ACTIVATION)
    f[LAST] = NOBODY


def next_go(t: Tables, s: State, f: Frame) -> None:
    """Sides take turns (RE-TURN-012) until nobody is left to activate (RE-TURN-021)."""
    side = go.whose_go(t, s, f[LAST])
    if side == NOBODY:
        return
    f[LAST] = s.g[ACTING] = side
    s.call(t.program(go.NAME), size=go.SIZE)
    f[PC] = _NEXT


def end(t: Tables, s: State, f: Frame) -> None:
    """The turn ends."""
    s.tell("turn.ended", s.g[TURN])
    announce(t, s, "turn.ended")


def again(t: Tables, s: State, f: Frame) -> None:
    """Another turn, unless the game is over."""
    settle(t, s)
    if s.frames:
        sweep(s)
        f[PC] = 0


def _enter_step(s: State, step: int) -> None:
    s.g[STEP] = step
    s.tell("step.started", step)


STEPS = (begin, refresh_step, roll, rolled, overwatch, activations, next_go, end, again)
_NEXT = STEPS.index(next_go)
