"""Rubble: it takes the place of what its circle did before (RE-MAP-019 to RE-MAP-021)."""

from __future__ import annotations

from tannkit.state.state import State


def lay_rubble(s: State, circle: int, icons: int) -> None:
    """Lay rubble; a token with two icons is never replaced by one with a single icon (RE-Q-17).

    Args:
        s: the state.
        circle: where.
        icons: 1 or 2 red Movement icons.
    """
    s.rubble[circle] = max(s.rubble[circle], icons)
    s.tell("rubble.laid", circle, icons)
