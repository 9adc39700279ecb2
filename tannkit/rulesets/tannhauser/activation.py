"""An activation: movement and at most one action, in any order (RE-TURN-015)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser import menu, uses
from tannkit.rulesets.tannhauser.actions import ACTIONS, offer
from tannkit.rulesets.tannhauser.announcement import announce_action
from tannkit.rulesets.tannhauser.bull_rush import blocker_on
from tannkit.rulesets.tannhauser.changes import changes
from tannkit.rulesets.tannhauser.command_points import buy, raise_stat
from tannkit.rulesets.tannhauser.listeners import announce
from tannkit.rulesets.tannhauser.step import step
from tannkit.rulesets.tannhauser.values import value
from tannkit.rulesets.tannhauser.victory import settle
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.registers import (
    ACTIONS_LEFT,
    ACTIVATION,
    ACTIVE,
    ACTIVITY,
    ACTIVITY_ACTED,
    ACTIVITY_DOORS,
    ACTIVITY_STARTED,
    BOUGHT,
    BOUGHT_1,
    BOUGHT_MOVE,
    ENDING,
    MOVES_LEFT,
    NOBODY,
    RAISED,
    REFUSED_BY,
)
from tannkit.state.state import ACTIVATED, ALIVE, State
from tannkit.state.tables import MOVEMENT, Tables
from tannkit.verbs.lasting import sweep, wake

NAME = "activation"
# FREE_CIRCLE: 1 + the last circle on which it stood alone. VALUE: the Movement value that its points follow. MOST: how
# many points it may have. Behind that is the place that `step.ENTERED` names.
WHO, FREE_CIRCLE, VALUE, MOST = range(OWN, OWN + 4)
SIZE = 5


def activate(t: Tables, s: State, who: int) -> None:
    """Have a figure activated before the next step."""
    s.call(t.program(NAME), who, size=SIZE)


def start(t: Tables, s: State, f: Frame) -> None:
    """The activation begins."""
    s.g[ACTIVE] = f[WHO]
    s.g[ACTIVITY] = s.g[ENDING] = s.g[REFUSED_BY] = 0
    s.flags[f[WHO]] |= ACTIVATED
    if s.lasting:
        wake(s, f[WHO])
    s.tell("activation.started", f[WHO])
    announce(t, s, "activation.started", by=f[WHO], at=f[WHO])


def allot(t: Tables, s: State, f: Frame) -> None:
    """Movement points by the current value (RE-MOVE-001), one action, and what effects add to both."""
    who = f[WHO]
    points = f[VALUE] = max(value(t, s, who, MOVEMENT), 0)
    for change, v in changes(t, s, "movement", who):
        more = change.numbers.get("points")
        points += more(s, v) if more is not None else 0
    actions = 1
    for change, _ in changes(t, s, "actions", who):
        actions = change.record.value
    s.g[MOVES_LEFT], s.g[ACTIONS_LEFT] = points, actions
    f[MOST] = points
    f[FREE_CIRCLE] = s.pos[who] + 1


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """What does it do next?"""
    who = f[WHO]
    if s.life[who] != ALIVE or s.g[ENDING]:
        s.answer = ("end",)
        return None
    return Decision(
        "activation", s.side[who], lambda: menu.moves(t, s), lambda move: menu.refuse(t, s, move), figure=who
    )


def carry_out(t: Tables, s: State, f: Frame) -> None:
    """Do it."""
    move = s.answer
    verb = str(move[0])
    who = f[WHO]
    if verb == "end":
        return
    f[PC] = _SETTLE
    if verb == "buy-move":
        buy(t, s, who, BOUGHT_MOVE)
        s.g[MOVES_LEFT] += 1
        f[MOST] += 1
    elif verb == "raise":
        raise_stat(s, int(move[1]), int(move[2]))
    elif verb == "doors":
        s.g[ACTIVITY] |= ACTIVITY_DOORS
        s.tell("doors.declared", who)
        if not t.plays("RE-Q-87", "points-from-current-row"):
            f[PC] = _ALLOT
    elif verb == "free":
        token, use = s.index.uses[int(move[2])]
        uses.start(t, s, who, token, use)
        if use.window == "activation_start":
            f[PC] = _ALLOT
    elif verb == "offer-free":
        offer.start(t, s, who, t.rules.offers[int(move[1])])
    else:
        _go(t, s, who, verb)
    if verb in ("step", "rush", "door") or verb in ACTIONS or (verb == "free" and f[PC] != _ALLOT):
        s.g[ACTIVITY] |= ACTIVITY_STARTED


def _go(t: Tables, s: State, who: int, verb: str) -> None:
    move = s.answer
    if verb in ("step", "door"):
        step(t, s, who, int(move[1]))
    elif verb == "rush":
        s.call(t.program("bull-rush"), who, blocker_on(t, s, who, int(move[1])))
    else:
        s.g[ACTIONS_LEFT] -= 1
        s.g[ACTIVITY] |= ACTIVITY_ACTED
        announce_action(t, s, who, move)


def look(t: Tables, s: State, f: Frame) -> None:
    """After each thing done: is the game over, where does the figure stand, what next?"""
    who = f[WHO]
    settle(t, s)
    if not s.frames:
        return
    _follow(t, s, f)
    if s.pos[who] >= 0 and not menu.shares_circle(s, who):
        f[FREE_CIRCLE] = s.pos[who] + 1
    f[PC] = _ASK


def _follow(t: Tables, s: State, f: Frame) -> None:
    """The points stay as they are when the value changes, unless by RE-Q-15, and have no bound, unless by RE-Q-16."""
    losses = t.plays("RE-Q-15", "losses-only")
    if losses or t.plays("RE-Q-15", "follow-the-value"):
        now = max(value(t, s, f[WHO], MOVEMENT), 0)
        if now < f[VALUE] or not losses:
            s.g[MOVES_LEFT] = max(s.g[MOVES_LEFT] + now - f[VALUE], 0)
            f[VALUE] = now
    if t.plays("RE-Q-16", "capped-at-movement"):
        s.g[MOVES_LEFT] = min(s.g[MOVES_LEFT], f[MOST])


def close(t: Tables, s: State, f: Frame) -> None:
    """The activation ends; effects may answer. One stranded on somebody's circle goes back to where it came from."""
    who = f[WHO]
    if s.life[who] == ALIVE and menu.shares_circle(s, who):
        s.pos[who] = f[FREE_CIRCLE] - 1
        s.tell("figure.moved", who, s.pos[who])
    s.tell("activation.ended", who)
    announce(t, s, "activation.ended", by=who, at=who)


def forget(t: Tables, s: State, f: Frame) -> None:
    """What was bought for the activation is over (RE-CP-009, RE-CP-020)."""
    settle(t, s)
    if not s.frames:
        return
    s.g[ACTIVE] = NOBODY
    s.g[RAISED] = s.g[BOUGHT] = s.g[BOUGHT_1] = s.g[ACTIVITY] = s.g[ENDING] = 0
    s.g[ACTIVATION] += 1
    if s.lasting:
        sweep(s)
    f[PC] = len(STEPS)


STEPS = (start, allot, ask, carry_out, close, forget, look)
_ALLOT, _ASK, _SETTLE = STEPS.index(allot), STEPS.index(ask), STEPS.index(look)
