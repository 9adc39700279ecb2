"""Markers at play: which marker a name stands for, and bringing tokens of it into the game."""

from __future__ import annotations

from tannkit.state.codes import NONE
from tannkit.state.effects import Test
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Compiler, NotYet


def marker_number(c: Compiler, name: str) -> int:
    """The number of a marker of the mode.

    Raises:
        NotYet: there is none of that name here.
    """
    found = c.local.markers.get(name)
    if found is None:
        raise NotYet("marker", f"a marker {name!r} here", "The mode or scenario declares them under `markers`.")
    return found


def has_marker(c: Compiler, name: str) -> Test:
    """Whether a token of that marker is with a figure or on a circle.

    Raises:
        NotYet: there is no marker of that name here.
    """
    number, tables = marker_number(c, name), c.tables

    def passes(s: State, v: Frame, code: int) -> bool:
        return any(
            holder == code and tables.kinds[s.kinds[token]].marker == number for token, holder in enumerate(s.holder)
        )

    return passes


def add_marker(t: Tables, s: State, kind: int, holder: int, owner: int = NONE) -> int:
    """One more token of a marker comes into the game; gives its number.

    Args:
        t: the tables.
        s: the state.
        kind: the kind of token that shows the face.
        holder: where it is.
        owner: whose it is: the code of a figure or side.
    """
    token = s.add_token(kind, holder, t.index_of)
    s.owner[token] = owner
    return token
