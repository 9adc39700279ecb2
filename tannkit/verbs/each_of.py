"""Doing something for several at play: in turn for each, or for one that is picked."""

from __future__ import annotations

from collections.abc import Callable

from tannkit.state.codes import NONE
from tannkit.state.decision import Decision
from tannkit.state.frame import PC, YOU, Frame
from tannkit.state.sides import decider
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Codes

One = Callable[[Tables, State, Frame, int], None]


def for_each(codes: Codes, code: Code, one: One) -> None:
    """Add steps that do something for each, in the order of their numbers; who they are is settled at the beginning.

    Args:
        codes: who.
        code: the program.
        one: what is done for one of them; it may call a program.
    """
    left = code.local()

    def begin(t: Tables, s: State, f: Frame) -> None:
        f[left] = 0
        for each in codes(s, f):
            f[left] |= 1 << each

    code.add(begin)
    top = code.hole()

    def step(t: Tables, s: State, f: Frame) -> None:
        if f[left]:
            low = f[left] & -f[left]
            f[left] ^= low
            f[PC] = top
            one(t, s, f, low.bit_length() - 1)

    code.fill(top, step)


def pick_one(codes: Codes, code: Code, one: One) -> None:
    """Add steps that do something for one of several; who has the token picks it.

    Args:
        codes: among whom.
        code: the program.
        one: what is done.
    """

    def ask(t: Tables, s: State, f: Frame) -> Decision | None:
        moves: list[Move] = [("choose", each) for each in codes(s, f)]
        if len(moves) <= 1:
            s.answer = moves[0] if moves else ("choose", NONE)
            return None
        return Decision("choose", decider(s, f[YOU]), lambda: moves, figure=f[YOU])

    def take(t: Tables, s: State, f: Frame) -> None:
        if s.answer[1] != NONE:
            one(t, s, f, int(s.answer[1]))

    code.add(ask)
    code.add(take)
