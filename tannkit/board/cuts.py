"""Cut paths: what becomes of the paths of a board, and of who sees whom, when paths end at some circles."""

from __future__ import annotations

from dataclasses import dataclass

from tannkit.board.board import Board, bits
from tannkit.board.layers import layers


@dataclass(frozen=True, slots=True)
class Paths:
    """Paths as sets of circles, and for each circle the set of those that share a path with it, itself included."""

    masks: tuple[int, ...]
    sight: tuple[int, ...]


def cut_paths(board: Board, cuts: int) -> Paths:
    """The paths of a board when each path through some circles is several paths that end there.

    Such a circle belongs to each of the paths that end at it. What is not joined to a cut any more is a path of its own.

    Args:
        board: the board.
        cuts: the circles where paths end, as a set; 0 for the paths of the map.
    """
    masks: list[int] = []
    for path in board.path_masks:
        masks += _parts(board, path, path & cuts) if path & cuts else [path]
    sight = [0] * len(board.circles)
    for mask in masks:
        for circle in bits(mask):
            sight[circle] |= mask
    return Paths(tuple(masks), tuple(sight))


def _parts(board: Board, path: int, cuts: int) -> list[int]:
    """The connected parts of a path without the cuts, each with the cuts that it ends at; two cuts beside each other
    are a path too, and one that is beside nothing.
    """
    found: list[int] = []
    left = path & ~cuts
    near = [mask & path for mask in board.neighbours]
    while left:
        start = (left & -left).bit_length() - 1
        part = layers(near, start, path & ~cuts)[-1]
        found.append(part)
        left &= ~part
    for one in bits(cuts):
        found += [1 << one | 1 << other for other in bits(near[one] & cuts) if one < other]
        if not near[one]:
            found.append(1 << one)
    return found
