"""Crates: laid facedown at random where the mode says (RE-DM-002, RE-CRATE-001, RE-Q-07).

The circles are dealt crates in turn, each drawn by chance from those that are left; where the supply is too small,
chance draws the circles that get one.
"""

from __future__ import annotations

from tannkit.board.board import bits
from tannkit.state import decision
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.setup.crates import MOST, WIDTH

NAME = "crates"
# The circles still to be dealt a crate, the one that is, and the crates left: for each sort so many bits of its number.
CIRCLES, DRAWN, SUPPLY = range(OWN, OWN + 3)


def draw_circle(t: Tables, s: State, f: Frame) -> Decision | None:
    """Chance draws the next circle if not all can have one."""
    left, supply = f[CIRCLES].bit_count(), _supply(f)
    if not left or not supply:
        s.answer = ()
        return None
    if supply >= left or left == 1 or t.plays("RE-Q-07", "proxies"):
        s.answer = (1,)
        return None
    return decision.dice(1, left)


def circle_drawn(t: Tables, s: State, f: Frame) -> None:
    """The circle that is dealt the next crate; the end when none is left, or no crate."""
    if not s.answer:
        f[PC] = len(STEPS)
        return
    f[DRAWN] = list(bits(f[CIRCLES]))[int(s.answer[0]) - 1]
    f[CIRCLES] &= ~(1 << f[DRAWN])


def draw_crate(t: Tables, s: State, f: Frame) -> Decision | None:
    """Chance draws a crate of those left."""
    supply = _supply(f)
    if supply == 1:
        s.answer = (1,)
        return None
    return decision.dice(1, supply)


def crate_drawn(t: Tables, s: State, f: Frame) -> None:
    """It lies facedown on the circle; nobody knows its face."""
    number = int(s.answer[0])
    for place in range(len(t.crates)):
        there = f[SUPPLY] >> WIDTH * place & MOST
        if number <= there:
            s.crate[f[DRAWN]] = place + 1
            if not t.plays("RE-Q-07", "proxies"):
                f[SUPPLY] -= 1 << WIDTH * place
            s.tell("crate.laid", f[DRAWN])
            break
        number -= there
    f[PC] = 0


def _supply(f: Frame) -> int:
    total, packed = 0, f[SUPPLY]
    while packed:
        total += packed & MOST
        packed >>= WIDTH
    return total


STEPS = (draw_circle, circle_drawn, draw_crate, crate_drawn)
