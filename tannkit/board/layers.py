"""Layers: which circles are reached from one circle in at most 0, 1, 2 … steps."""

from __future__ import annotations

from collections.abc import Sequence

from tannkit.board.board import bits


def layers(neighbours: Sequence[int], start: int, through: int) -> tuple[int, ...]:
    """The circles at most 0, 1, 2 … steps away, as bit masks; the last one is everything that can be reached.

    Args:
        neighbours: for each circle, the circles to which one step leads.
        start: the circle where the steps begin; it need not be in `through`.
        through: the circles that steps may go on from. Others can only be the last of a route.
    """
    found = [1 << start]
    front = found[0]
    while front:
        near = 0
        for i in bits(front):
            near |= neighbours[i]
        new = near & ~found[-1]
        if new:
            found.append(found[-1] | new)
        front = new & through
    return tuple(found)
