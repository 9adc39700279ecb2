"""Hands: a token comes into the hands of a figure."""

from __future__ import annotations

from tannkit.state.state import NO_PICK_UP, PLACED, State
from tannkit.state.tables import Tables


def hand_to(t: Tables, s: State, token: int, figure: int) -> None:
    """A figure has the token from now on. Markers that belong to a side stay that side's.

    Args:
        t: the tables.
        s: the state.
        token: the number of the token.
        figure: who gets it.
    """
    s.holder[token] = figure
    marker = t.kinds[s.kinds[token]].marker
    if marker < 0 or not t.rules.markers[marker].owned:
        s.owner[token] = figure
    s.marks[token] &= ~(PLACED | NO_PICK_UP)
    s.tell("token.taken", token, figure)
