"""Muster: figures join a side with their tokens."""

from __future__ import annotations

from collections.abc import Sequence

from tannkit.state.registers import POINTS
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import Tables


def join(t: Tables, s: State, side: int, figures: Sequence[int]) -> None:
    """Figures join a side, on their top rows and off the board (RE-SETUP-017, RE-CHAR-004).

    Args:
        t: the tables.
        s: the state.
        side: 0 or 1.
        figures: all figures of the side, in order.
    """
    for figure in figures:
        s.side[figure] = side
        s.life[figure] = ALIVE
        s.tell("figure.joined", figure, side)
    s.team = (tuple(figures), s.team[1]) if side == 0 else (s.team[0], tuple(figures))


def equip(t: Tables, s: State, figure: int, kinds: Sequence[int]) -> None:
    """A figure gets tokens of such kinds in its slots, and what it always has, beside them (RE-Q-81).

    Args:
        t: the tables.
        s: the state.
        figure: who.
        kinds: the kinds of tokens.
    """
    for kind in kinds:
        s.add_token(kind, figure, t.index_of)
    for kind in t.standard[figure]:
        if kind not in kinds:
            s.add_token(kind, figure, t.index_of)


def start_points(t: Tables, s: State) -> None:
    """The pools of turn one exist once the mode is known (RE-Q-03)."""
    s.g[POINTS] = s.g[POINTS + 1] = t.points_start
