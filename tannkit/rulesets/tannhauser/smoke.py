"""Smoke: where it is, and what it does to attacks (RE-SMOKE-002 to RE-SMOKE-004)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.changes import changes
from tannkit.state.codes import CIRCLE
from tannkit.state.state import THROWN, State
from tannkit.state.tables import ROBOT, Tables

DICE_LOST = 2


def smoky(t: Tables, s: State) -> int:
    """The circles that are full of smoke, as a set: those of thrown Smoke Grenades and all that share a path with
    them (RE-SMOKE-002), as long as the token lies there (RE-SMOKE-009).
    """
    found = 0
    for token, marks in enumerate(s.marks):
        if marks & THROWN and s.holder[token] >= CIRCLE:
            circle = s.holder[token] - CIRCLE
            found |= t.distances.smoke[circle]
    return found


def in_smoke(t: Tables, s: State, figure: int) -> bool:
    """Whether a figure stands in smoke that hinders it: none hinders robots (RE-VOIV-014, RE-HOUND-014)."""
    circle = s.pos[figure]
    if circle < 0 or t.figures[figure].kind == ROBOT:
        return False
    if not smoky(t, s) >> circle & 1:
        return False
    return not changes(t, s, "smoke", figure)


def dice_lost(t: Tables, s: State, figure: int) -> int:
    """How many dice an attack roll loses in smoke (RE-SMOKE-004)."""
    return DICE_LOST if in_smoke(t, s, figure) else 0
