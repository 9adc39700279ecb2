"""Goals: what a figure could do for the victory of its side, where, and what it brings."""

from __future__ import annotations

from dataclasses import dataclass

from tannkit.board.board import bits
from tannkit.board.distances import UNREACHABLE
from tannkit.state.state import Move
from tannkit.state.tables import Tables

# How much of the gain is left for each activation that the way there still takes.
KEEP = 0.75


@dataclass(frozen=True, slots=True)
class Goal:
    """One of them.

    Attributes:
        figure: who could do it.
        move: the move in its activation; ("end",) if standing there is enough.
        circles: from where, as a set.
        gain: what it brings in the end, as `worth` counts.
        keep: how much of the gain is left for each activation on the way.
    """

    figure: int
    move: Move
    circles: int
    gain: float
    keep: float = KEEP

    def row(self, t: Tables) -> tuple[int, ...]:
        """The steps from each circle to the nearest of the circles."""
        rows = [t.distances.distances_from(circle) for circle in bits(self.circles)]
        return tuple(map(min, zip(*rows, strict=True))) if rows else (UNREACHABLE,) * len(t.distances.near)
