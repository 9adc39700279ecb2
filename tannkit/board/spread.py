"""Spread: which circles are reached from one circle in so many steps, or without leaving a set of circles."""

from __future__ import annotations

from tannkit.board.board import Board, bits


def spread(board: Board, start: int, among: int, most: int | None = None) -> int:
    """The circles that steps inside a set of circles lead to, the start included.

    Args:
        board: the board.
        start: the number in file order of the circle where the steps begin.
        among: the circles that may be stepped on.
        most: the greatest number of steps; any number if left out.
    """
    seen = front = 1 << start
    steps = 0
    while front and steps != most:
        near = 0
        for i in bits(front):
            near |= board.neighbours[i]
        front = near & among & ~seen
        seen |= front
        steps += 1
    return seen


def joined_parts(board: Board, among: int) -> tuple[int, ...]:
    """The sets into which a set of circles falls, where nothing outside it joins them."""
    rest, found = among, []
    while rest:
        part = spread(board, (rest & -rest).bit_length() - 1, among)
        found.append(part)
        rest &= ~part
    return tuple(found)
