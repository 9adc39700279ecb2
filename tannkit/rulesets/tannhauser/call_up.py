"""Calling up: by RE-Q-48 both sides buy their reinforcements before anybody is activated."""

from __future__ import annotations

from tannkit.rulesets.tannhauser import reinforcement, uses
from tannkit.state.decision import OUT_OF_PLACE, Decision, Refusal
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.registers import ACTING
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NAME = "call-up"
SIDE, ROUND = range(OWN, OWN + 2)
SIZE = 2


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """The side with initiative first, then the other, each as often as it can and likes."""
    s.g[ACTING] = f[SIDE]
    found = reinforcement.moves(t, s, f[SIDE])
    if not found:
        s.answer = ("done",)
        return None
    moves: list[Move] = [("done",), *found]
    return Decision("reinforcement", f[SIDE], lambda: moves, lambda move: _refuse(t, s, move, moves))


def answer(t: Tables, s: State, f: Frame) -> None:
    """Bring in and ask again, or it is the other side's turn to do so."""
    f[PC] = 0
    if s.answer[0] == "reinforce":
        reinforcement.bring(t, s, int(s.answer[1]), str(s.answer[2]))
    elif s.answer[0] == "window":
        token, use = s.index.uses[int(s.answer[2])]
        uses.start(t, s, s.holder[token], token, use)
    elif f[ROUND]:
        f[PC] = len(STEPS)
    else:
        f[ROUND], f[SIDE] = 1, 1 - f[SIDE]


def _refuse(t: Tables, s: State, move: Move, moves: list[Move]) -> Refusal | None:
    if move in moves:
        return None
    return reinforcement.refuse(t, s, move) if move and move[0] in ("reinforce", "window") else OUT_OF_PLACE


STEPS = (ask, answer)
