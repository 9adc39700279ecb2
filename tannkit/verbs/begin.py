"""Beginning a program of the effect language: its frame, in which no role stands for anybody yet."""

from __future__ import annotations

from tannkit.state.codes import NONE
from tannkit.state.frame import AT, BY, CAUSE, CHOSEN, EACH, KEY, OWN, TARGET, THIS, YOU, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables

_EMPTY = (TARGET, BY, AT, EACH, CHOSEN, CAUSE)


def begin(t: Tables, s: State, program: int, *, this: int = NONE, you: int = NONE, key: int = 0) -> Frame:
    """Start a program; it runs before the one on top goes on.

    Args:
        t: the tables.
        s: the state.
        program: its number.
        this: the code of the token whose effect it is.
        you: the code of the figure or side that does it.
        key: the number of the effect, for limits.
    """
    f = s.call(program, size=t.sizes[program] - OWN)
    f[THIS], f[YOU], f[KEY] = this, you, key
    for place in _EMPTY:
        f[place] = NONE
    return f
