"""Moves by effects: somebody is moved outside its ordinary movement, step by step.

Whoever chooses the way picks each next circle. A step never leads onto a circle where somebody stands. Away from
somebody each step must increase the distance, and it goes on while such a step is left. `s.result` is what of the move
could not be carried out; a step that was refused has not been.
"""

from __future__ import annotations

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.step import FREE, UNSEEN, step
from tannkit.rulesets.tannhauser.stepping import cost, occupied
from tannkit.rulesets.tannhauser.views import circles_of, on_path, open_beside
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.operations.move import PLACES, STAY_ON_PATH
from tannkit.verbs.operations.move import UNSEEN as NOT_SEEN
from tannkit.verbs.roles import where

NAME = "move-figure"
# PATHS: those on which all of the way has lain so far, a bit each; PRICE: what the step under way takes from LEFT.
WHO, POINTS, CIRCLES, AWAY, SIDE, FLAGS, PATHS, LEFT, PRICE = range(OWN, OWN + PLACES)


def begin(t: Tables, s: State, f: Frame) -> None:
    """How far it goes."""
    f[PATHS] = on_path(t, s, f[WHO], s.pos[f[WHO]])
    f[LEFT] = f[POINTS] if f[POINTS] >= 0 else f[CIRCLES]


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """Which circle next? Only a move away from somebody must go on."""
    found = _ways(t, s, f)
    moves: list[Move] = [("to", circle) for circle in found]
    if f[AWAY] < 0 or not moves:
        moves.append(("stop",))
    if len(moves) == 1:
        s.answer = moves[0]
        return None
    return Decision("way", f[SIDE], lambda: moves, figure=f[WHO])


def go(t: Tables, s: State, f: Frame) -> None:
    """One step of it."""
    if s.answer[0] == "stop":
        s.result = max(f[LEFT], 0)
        f[PC] = len(STEPS)
        return
    circle = int(s.answer[1])
    f[PRICE] = cost(t, s, f[WHO], circle)[1] if f[POINTS] >= 0 else 1
    step(t, s, f[WHO], circle, FREE | (UNSEEN if f[FLAGS] & NOT_SEEN else 0))


def again(t: Tables, s: State, f: Frame) -> None:
    """Go on, unless the step was refused or its figure has died."""
    who = f[WHO]
    if s.result:
        f[LEFT] -= f[PRICE]
        if s.life[who] == ALIVE and s.pos[who] >= 0:
            f[PATHS] &= on_path(t, s, who, s.pos[who])
            f[PC] = _ASK
            return
    s.result = max(f[LEFT], 0)


def _ways(t: Tables, s: State, f: Frame) -> list[int]:
    who = f[WHO]
    here = s.pos[who]
    if here < 0 or f[LEFT] <= 0 or s.life[who] != ALIVE:
        return []
    free = open_beside(t, s, who, here) & ~occupied(s, who)
    if f[FLAGS] & STAY_ON_PATH:
        free &= circles_of(t, s, who, f[PATHS])
    found = list(bits(free))
    if f[POINTS] >= 0:
        found = [circle for circle in found if cost(t, s, who, circle)[0] <= f[LEFT]]
    away = where(s, f[AWAY]) if f[AWAY] >= 0 else -1
    if away >= 0:
        distance = t.distances.distance
        found = [circle for circle in found if distance(away, circle) > distance(away, here)]
    return found


STEPS = (begin, ask, go, again)
_ASK = STEPS.index(ask)
