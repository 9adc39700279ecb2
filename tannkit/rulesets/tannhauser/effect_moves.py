"""Moves by effects: somebody is moved outside its ordinary movement, step by step.

Whoever chooses the way picks each next circle. A step never leads onto a circle where somebody stands. Away from
somebody each step must increase the distance, and the move is as long as it can be. `s.result` is what of the move
could not be carried out.
"""

from __future__ import annotations

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.step import FREE, UNSEEN, step
from tannkit.rulesets.tannhauser.stepping import cost, occupied
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.operations.move import STAY_ON_PATH
from tannkit.verbs.operations.move import UNSEEN as NOT_SEEN
from tannkit.verbs.roles import where

NAME = "move-figure"
# START: 1 + the circle where the move began.
WHO, POINTS, CIRCLES, AWAY, SIDE, FLAGS, START, LEFT = range(OWN, OWN + 8)


def begin(t: Tables, s: State, f: Frame) -> None:
    """How far it goes."""
    f[START] = s.pos[f[WHO]] + 1
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
    f[LEFT] -= cost(t, s, f[WHO], circle)[1] if f[POINTS] >= 0 else 1
    step(t, s, f[WHO], circle, FREE | (UNSEEN if f[FLAGS] & NOT_SEEN else 0))


def again(t: Tables, s: State, f: Frame) -> None:
    """Go on, unless the step was refused or its figure has died."""
    if s.result and s.life[f[WHO]] == ALIVE:
        f[PC] = 1
    else:
        s.result = max(f[LEFT], 0)


def _ways(t: Tables, s: State, f: Frame) -> list[int]:
    who = f[WHO]
    here = s.pos[who]
    if here < 0 or f[LEFT] <= 0 or s.life[who] != ALIVE:
        return []
    free = t.distances.near[here] & ~occupied(s, who)
    if f[FLAGS] & STAY_ON_PATH:
        # The path may be any that the move began on, as long as all of the way lies on it.
        free &= t.distances.sight[f[START] - 1]
    found = list(bits(free))
    if f[POINTS] >= 0:
        found = [circle for circle in found if cost(t, s, who, circle)[0] <= f[LEFT]]
    away = where(s, f[AWAY]) if f[AWAY] >= 0 else -1
    if away >= 0:
        distance = t.distances.distance
        found = [circle for circle in found if distance(away, circle) > distance(away, here)]
    return found


STEPS = (begin, ask, go, again)
