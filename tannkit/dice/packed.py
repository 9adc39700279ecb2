"""Packed rolls: the dice of a roll as one whole number, six bits for each face.

Which die shows which face makes no difference to any rule, only how many show it.
"""

from __future__ import annotations

from collections.abc import Iterable

from tannkit.errors import UsageError

WIDTH = 6
FACE_MASK = (1 << WIDTH) - 1
# All dice of a roll can show the same face.
MOST_DICE = FACE_MASK
# What one die with a face adds. Faces count from 1; results that were added to go up to MOST.
MOST = 40
ONE = tuple(1 << WIDTH * face for face in range(MOST + 1))


def rollable(dice: int) -> int:
    """The number of dice of a roll, if a roll can have so many.

    Raises:
        UsageError: there are more than MOST_DICE.
    """
    if dice > MOST_DICE:
        raise UsageError(
            f"a roll comes to {dice} dice, and no more than {MOST_DICE} can be rolled at once",
            "Tokens of the content add that many: have them add fewer.",
        )
    return dice


def pack(faces: Iterable[int]) -> int:
    """The dice as one number. At most 63 of them can show the same face."""
    packed = 0
    for face in faces:
        packed += ONE[face]
    return packed


def count(packed: int, face: int) -> int:
    """How many dice show a face."""
    return packed >> WIDTH * face & FACE_MASK


def faces(packed: int) -> tuple[int, ...]:
    """The faces, from low to high, each as often as it shows."""
    found: list[int] = []
    face = 0
    while packed:
        found += [face] * (packed & FACE_MASK)
        packed >>= WIDTH
        face += 1
    return tuple(found)


def size(packed: int) -> int:
    """How many dice there are."""
    total = 0
    while packed:
        total += packed & FACE_MASK
        packed >>= WIDTH
    return total


def lowest(packed: int, dice: int) -> int:
    """The lowest so many dice of a roll, packed; all if it has no more."""
    found = 0
    for face in faces(packed)[:dice]:
        found += ONE[face]
    return found
