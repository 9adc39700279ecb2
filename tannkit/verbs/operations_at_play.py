"""Laying things on the board at play: tokens, rubble, figures, and markers of equipment and of the mode."""

from __future__ import annotations

from collections.abc import Sequence

from tannkit.state.codes import CIRCLE, NONE, TOKEN, is_figure, is_token, side_code
from tannkit.state.frame import YOU, Frame
from tannkit.state.registers import ACTIVATION
from tannkit.state.sides import decider
from tannkit.state.state import ABSENT, ALIVE, FACEDOWN, LASTING, NO_PICK_UP, PLACED, State
from tannkit.state.tables import Step, Tables
from tannkit.verbs.compiling import Codes, RoleCode
from tannkit.verbs.each_of import One
from tannkit.verbs.markers import add_marker
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


def place_token(what: RoleCode, *, nobody: bool, lasting: bool, facedown: bool) -> One:
    """A token is laid and does its work from the board, or a figure is set down."""
    marks = PLACED | (NO_PICK_UP if nobody else 0) | (LASTING if lasting else 0) | (FACEDOWN if facedown else 0)

    def one(t: Tables, s: State, f: Frame, at: int) -> None:
        code, circle = what(s, f), where(s, at)
        if circle < 0:
            return
        if is_token(code):
            token = code - TOKEN
            s.holder[token] = CIRCLE + circle
            if not _of_a_side(t, s, token):
                s.owner[token] = f[YOU]
            s.marks[token] |= marks
            s.count[token] = s.g[ACTIVATION]
            s.tell("token.laid", token, circle)
        elif is_figure(code):
            # Whoever is set down enters the circle; nobody on overwatch answers that (RE-Q-59).
            s.call(t.program("step"), code, circle, SET_DOWN)

    return one


def place_new(number: int, *, facedown: bool) -> One:
    """A marker of the mode comes into the game on a circle; of one that belongs to a side it is yours."""
    marks = PLACED | NO_PICK_UP | (FACEDOWN if facedown else 0)

    def one(t: Tables, s: State, f: Frame, at: int) -> None:
        circle = where(s, at)
        if circle >= 0:
            marker = t.rules.markers[number]
            owner = side_code(decider(s, f[YOU])) if marker.owned else NONE
            token = add_marker(t, s, marker.faces[0], CIRCLE + circle, owner)
            s.marks[token] = marks
            s.tell("marker.laid", token, circle)

    return one


def place_figure(figures: Sequence[int]) -> One:
    """A figure comes into play on a circle, on the side of `you`; of several the first that is not in play."""

    def one(t: Tables, s: State, f: Frame, at: int) -> None:
        circle, side = where(s, at), decider(s, f[YOU])
        figure = next((each for each in figures if s.life[each] != ALIVE or s.pos[each] < 0), NONE)
        if circle < 0 or figure == NONE:
            return
        if s.life[figure] == ABSENT:
            s.side[figure] = side
            teams = list(s.team)
            teams[side] = (*teams[side], figure)
            s.team = tuple(teams)
        s.life[figure] = ALIVE
        s.tell("figure.joined", figure, side)
        s.call(t.program("step"), figure, circle, SET_DOWN)

    return one


def lay(t: Tables, s: State, token: int, circle: int, *, facedown: bool) -> None:
    """A marker of the mode that is in the game already is laid on a circle."""
    s.holder[token] = CIRCLE + circle
    s.marks[token] = PLACED | NO_PICK_UP | (FACEDOWN if facedown else 0)
    s.tell("marker.laid", token, circle)


def _of_a_side(t: Tables, s: State, token: int) -> bool:
    marker = t.kinds[s.kinds[token]].marker
    return marker >= 0 and t.rules.markers[marker].owned
