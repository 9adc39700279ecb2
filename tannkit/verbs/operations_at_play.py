"""Laying things on the board at play: tokens, markers, rubble and figures."""

from __future__ import annotations

from tannkit.state.codes import CIRCLE, TOKEN, is_figure, is_token
from tannkit.state.frame import YOU, Frame
from tannkit.state.registers import ACTIVATION
from tannkit.state.state import LASTING, NO_PICK_UP, PLACED, State
from tannkit.state.tables import Step, Tables
from tannkit.verbs.compiling import Codes, RoleCode
from tannkit.verbs.roles import where

# How the ruleset's program for a step takes one that is free and unseen by those on overwatch.
SET_DOWN = 3


def place_rubble(at: Codes, icons: int) -> Step:
    """Rubble; a double one is never replaced by a single one (RE-Q-17)."""

    def step(t: Tables, s: State, f: Frame) -> None:
        for code in at(s, f):
            circle = where(s, code)
            if circle >= 0:
                s.rubble[circle] = max(s.rubble[circle], icons)
                s.tell("rubble.laid", circle, icons)

    return step


def place_marker(at: Codes, kind: int) -> Step:
    """A marker comes into the game; it does its work from the board."""

    def step(t: Tables, s: State, f: Frame) -> None:
        for code in at(s, f):
            circle = where(s, code)
            if circle >= 0 and kind >= 0:
                token = s.add_token(kind, CIRCLE + circle, t.index_of)
                s.owner[token] = f[YOU]
                s.marks[token] = PLACED | NO_PICK_UP
                s.count[token] = s.g[ACTIVATION]
                s.tell("marker.laid", token, circle)

    return step


def place_token(what: RoleCode, at: Codes, *, nobody: bool, lasting: bool) -> Step:
    """A token is laid and does its work from the board, or a figure is set down."""
    marks = PLACED | (NO_PICK_UP if nobody else 0) | (LASTING if lasting else 0)

    def step(t: Tables, s: State, f: Frame) -> None:
        code = what(s, f)
        places = [where(s, each) for each in at(s, f)]
        if not places or places[0] < 0:
            return
        if is_token(code):
            token = code - TOKEN
            s.holder[token], s.owner[token] = CIRCLE + places[0], f[YOU]
            s.marks[token] |= marks
            s.count[token] = s.g[ACTIVATION]
            s.tell("token.laid", token, places[0])
        elif is_figure(code):
            # Whoever is set down enters the circle; nobody on overwatch answers that (RE-Q-59).
            s.call(t.program("step"), code, places[0], SET_DOWN)

    return step
