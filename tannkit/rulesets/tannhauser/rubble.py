"""Rubble: it takes the place of what its circle did before (RE-MAP-019 to RE-MAP-021)."""

from __future__ import annotations

from tannkit.state.state import State
from tannkit.state.tables import Tables


def lay_rubble(t: Tables, s: State, circle: int, icons: int) -> None:
    """Lay rubble; a token with two icons is not replaced by one with a single icon, unless by RE-Q-17.

    Args:
        t: the tables.
        s: the state.
        circle: where.
        icons: how many red Movement icons, 1 or 2.
    """
    if t.plays("RE-Q-17", "adds-up"):
        s.rubble[circle] += icons
    elif t.plays("RE-Q-17", "newest-stays"):
        s.rubble[circle] = icons
    else:
        s.rubble[circle] = max(s.rubble[circle], icons)
    s.tell("rubble.laid", circle, icons)
