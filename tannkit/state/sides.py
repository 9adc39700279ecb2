"""Sides: whose side a code is on, and who decides where nobody in particular does."""

from __future__ import annotations

from tannkit.state.codes import NONE, is_figure, is_side
from tannkit.state.registers import ACTING
from tannkit.state.state import State


def side_of(s: State, code: int) -> int:
    """The side of a figure, or the side that is coded itself; -1 for nobody.

    Args:
        s: the state.
        code: the code of a figure or side, or NONE.
    """
    if is_figure(code):
        return s.side[code]
    return NONE - 1 - code if is_side(code) else -1


def decider(s: State, code: int) -> int:
    """The side that decides for a figure or side; for what belongs to nobody the side whose go it is.

    Args:
        s: the state.
        code: the code of a figure or side, or NONE.
    """
    side = side_of(s, code)
    return side if side in (0, 1) else s.g[ACTING]
