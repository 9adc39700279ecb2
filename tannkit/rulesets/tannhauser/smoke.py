"""Smoke: where it is, and what it does to attacks (RE-SMOKE-002 to RE-SMOKE-004)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.changes import changes
from tannkit.rulesets.tannhauser.views import path_masks, smoke
from tannkit.state.codes import CIRCLE
from tannkit.state.state import THROWN, State
from tannkit.state.tables import ROBOT, Tables

DICE_LOST = 2


def smoky(t: Tables, s: State, figure: int = -1) -> int:
    """The circles that are full of smoke, as a set: those of thrown Smoke Grenades and all that share a path with
    them (RE-SMOKE-002), as long as the token lies there (RE-SMOKE-009).

    Args:
        t: the tables.
        s: the state.
        figure: for whom, where paths are not the same for all; -1 for nobody in particular.
    """
    found = 0
    for token, marks in enumerate(s.marks):
        if marks & THROWN and s.holder[token] >= CIRCLE:
            circle = s.holder[token] - CIRCLE
            found |= smoke(t, s, figure, circle)
    return found


def in_smoke(t: Tables, s: State, figure: int) -> bool:
    """Whether a figure stands in smoke that hinders it: none hinders robots (RE-VOIV-014, RE-HOUND-014)."""
    circle = s.pos[figure]
    if circle < 0 or t.figures[figure].kind == ROBOT:
        return False
    if not smoky(t, s, figure) >> circle & 1:
        return False
    return not changes(t, s, "smoke", figure)


def hindered(t: Tables, s: State, by: int, at: int) -> bool:
    """Whether smoke hinders an attack: the attacker's own circle counts, unless by RE-Q-38 (RE-SMOKE-003).

    Args:
        t: the tables.
        s: the state.
        by: the attacker.
        at: the figure aimed at.
    """
    if not t.plays("RE-Q-38", "blocked-both-ways") and not t.plays("RE-Q-38", "along-the-path"):
        return in_smoke(t, s, by)
    if t.figures[by].kind == ROBOT or changes(t, s, "smoke", by) or s.pos[by] < 0 or s.pos[at] < 0:
        return False
    both = 1 << s.pos[by] | 1 << s.pos[at]
    if t.plays("RE-Q-38", "blocked-both-ways"):
        return bool(smoky(t, s, by) & both)
    common = [path for path in path_masks(t, s, by) if path & both == both]
    sources = 0
    for token, marks in enumerate(s.marks):
        if marks & THROWN and s.holder[token] >= CIRCLE:
            sources |= 1 << s.holder[token] - CIRCLE
    # A path is filled with smoke if a Smoke Grenade lies on one of its circles.
    return bool(common) and all(path & sources for path in common)


def dice_lost(t: Tables, s: State, figure: int, at: int) -> int:
    """How many dice an attack roll on somebody loses in smoke (RE-SMOKE-004)."""
    return DICE_LOST if hindered(t, s, figure, at) else 0
