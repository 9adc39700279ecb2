"""Sources of dice: a generator, a script, or a record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tannkit.dice.generator import Generator
from tannkit.errors import UsageError


class Dice(Protocol):
    """Where the faces of rolls come from."""

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """The faces of so many dice with so many sides, each from 1 to `sides` (RE-TEST-001)."""
        ...


class Seeded:
    """Dice by chance: the same seed gives the same faces."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Dice of one game.

        Args:
            seed: any whole number.
            stream: tells games of one seed apart.
        """
        self._generator = Generator(seed, stream)

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """The faces of so many dice."""
        below = self._generator.below
        return tuple(below(sides) + 1 for _ in range(dice))


class Scripted:
    """Dice that show what somebody has written down, in that order."""

    def __init__(self, faces: Iterable[int]) -> None:
        """Dice that show these faces one after the other."""
        self._faces = list(faces)
        self._next = 0

    @property
    def left(self) -> int:
        """How many faces have not been shown yet."""
        return len(self._faces) - self._next

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """The next faces.

        Raises:
            UsageError: there are too few, or one cannot be shown by such a die.
        """
        if self.left < dice:
            raise UsageError(f"{dice} dice fall here, but only {self.left} faces are left", "Write more faces down.")
        found = tuple(self._faces[self._next : self._next + dice])
        wrong = [face for face in found if not 1 <= face <= sides]
        if wrong:
            raise UsageError(f"a die with {sides} sides cannot show {wrong[0]}", "Faces count from 1.")
        self._next += dice
        return found
