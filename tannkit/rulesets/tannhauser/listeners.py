"""Listeners: the triggers that an event sets off, and the order in which they run.

The active side's first, then by slot; an optional one is a decision of its controller.
"""

from __future__ import annotations

from tannkit.rulesets.tannhauser.bearers import ASLEEP, bearer
from tannkit.state.codes import TOKEN
from tannkit.state.decision import Decision
from tannkit.state.frame import EMITTER, KEY, OUTCOME, PC, PROGRAM, REFUSED, REPLACED, YOU, Frame
from tannkit.state.registers import ACTING
from tannkit.state.sides import decider
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NAME = "listener"
_MOVES: tuple[Move, ...] = (("use",), ("decline",))


def announce(
    t: Tables,
    s: State,
    event: str,
    *,
    by: int = -1,
    at: int = -1,
    target: int = -1,
    amount: int = 0,
    cause: int = -1,
    before: bool | None = None,
) -> None:
    """Tell an event to the triggers that listen to it. They run before the next step of the program that calls.

    Args:
        t: the tables.
        s: the state.
        event: the event.
        by: the figure that does it.
        at: the figure that it strikes.
        target: the figure or circle aimed at.
        amount: the number that comes with it.
        cause: what wounds come from, a place in CAUSES; -1 if none are dealt.
        before: only triggers that take the place of the event (True), or only those behind it (False).
    """
    listening = s.index.triggers.get(event)
    if not listening:
        return
    emitter = len(s.frames) - 1
    ready: list[Frame] = []
    for token, trigger in listening:
        if before is not None and trigger.instead is not before:
            continue
        you = bearer(s, token, trigger.place)
        if you == ASLEEP:
            continue
        v = [t.program(NAME), 0, 0, emitter, TOKEN + token, you, target, by, at, -1, -1, trigger.number, amount, cause]
        if trigger.when(s, v) and trigger.payable(s, v):
            ready.append(v)
    if len(ready) > 1:
        acting = s.g[ACTING]
        ready.sort(key=lambda v: decider(s, v[YOU]) != acting)
    s.frames.extend(reversed(ready))


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """Ask the controller of an optional trigger; pass over one that can no longer happen."""
    trigger = t.triggers[f[KEY]]
    refused = s.frames[f[EMITTER]][OUTCOME] == REFUSED
    if refused or not trigger.when(s, f) or not trigger.payable(s, f):
        s.answer = _MOVES[1]
        return None
    if not trigger.optional:
        s.answer = _MOVES[0]
        return None
    return Decision("trigger", decider(s, f[YOU]), lambda: _MOVES, figure=f[YOU])


def start(t: Tables, s: State, f: Frame) -> None:
    """Run the trigger's own program in the place of this frame."""
    if s.answer[0] == "decline":
        return
    trigger = t.triggers[f[KEY]]
    if trigger.instead:
        s.frames[f[EMITTER]][OUTCOME] = REPLACED
    if trigger.repeats:
        # It is offered once more when it is through, until declined or used up.
        s.frames.insert(len(s.frames) - 1, [f[PROGRAM], 0, *f[OUTCOME:]])
    s.tell("effect.started", f[KEY], f[YOU])
    f[PROGRAM], f[PC] = trigger.program, 0
    f.extend([0] * (t.sizes[trigger.program] - len(f)))


STEPS = (ask, start)
