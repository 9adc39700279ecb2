"""The turn: refresh, initiative, overwatch, activations (RE-TURN-001), until somebody has won (RE-TURN-020)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser import call_up, go, initiative, overwatch_step, reinforcement
from tannkit.rulesets.tannhauser.go import fixed_turn
from tannkit.rulesets.tannhauser.listeners import announce
from tannkit.rulesets.tannhauser.refresh import refresh
from tannkit.rulesets.tannhauser.victory import settle
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.registers import (
    ACTING,
    FACTION,
    FIRST,
    NOBODY,
    STEP,
    STEP_ACTIVATION,
    STEP_END,
    STEP_INITIATIVE,
    STEP_OVERWATCH,
    STEP_REFRESH,
    TURN,
)
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.lasting import sweep

NAME = "turns"
# LAST: the side that had the last go. HAD: bits of the sides that had one in this turn. PASSES: how many goes in a row
# have been passed.
LAST, HAD, PASSES = range(OWN, OWN + 3)
SIZE = 3


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
    fixed = fixed_turn(t, s)
    if fixed is not None:
        s.result = next((side for side in (0, 1) if s.g[FACTION + side] == fixed.faction), s.g[FIRST])
        return
    if s.g[TURN] == 1:
        s.result = s.g[FIRST]
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
    """The activation step begins; by RE-Q-48 reinforcements may be bought now and not later."""
    _enter_step(s, STEP_ACTIVATION)
    f[LAST], f[HAD], f[PASSES] = NOBODY, 0, 0
    if t.plays("RE-Q-48", "start-of-step"):
        s.call(t.program(call_up.NAME), s.g[FIRST], size=call_up.SIZE)


def next_go(t: Tables, s: State, f: Frame) -> None:
    """Sides take turns (RE-TURN-012) until nobody is left to activate (RE-TURN-021)."""
    side = go.whose_go(t, s, f[LAST])
    if f[LAST] != NOBODY:
        f[PASSES] = f[PASSES] + 1 if s.result else 0
    # A side with nobody left cannot but pass, so the other one's pass is enough (RE-Q-08).
    if side == NOBODY or f[PASSES] > 1 or (f[PASSES] and side == f[LAST]):
        return
    s.call(t.program(go.NAME), f[HAD] >> side & 1, size=go.SIZE)
    f[LAST] = s.g[ACTING] = side
    f[HAD] |= 1 << side
    f[PC] = _NEXT


def end(t: Tables, s: State, f: Frame) -> None:
    """The turn ends."""
    s.g[STEP] = STEP_END
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
