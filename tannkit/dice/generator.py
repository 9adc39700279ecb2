"""Our own generator of chance: 32 bits wide, the same on every machine, its state two whole numbers."""

from __future__ import annotations

_MASK = 0xFFFFFFFF
_GOLDEN = 0x9E3779B9


def scramble(number: int) -> int:
    """A number of 32 bits in which every bit depends on all bits of the number."""
    number &= _MASK
    number = (number ^ number >> 16) * 0x21F0AAAD & _MASK
    number = (number ^ number >> 15) * 0x735A2D97 & _MASK
    return number ^ number >> 15


class Generator:
    """Whole numbers by chance, all equally likely. Equal seeds give equal numbers."""

    __slots__ = ("counter", "key")

    def __init__(self, seed: int, stream: int = 0) -> None:
        """A generator.

        Args:
            seed: any whole number.
            stream: tells several generators of one seed apart, such as those of games played side by side.
        """
        self.key = scramble(scramble(seed) ^ scramble((seed >> 32) + _GOLDEN) + scramble(stream + 1) * 3)
        self.counter = 0

    def below(self, limit: int) -> int:
        """A number from 0 up to but not including `limit`, which is at most 2 to the 32nd."""
        # Numbers from the ragged end are thrown away; kept, they would make low results likelier.
        most = (_MASK + 1) // limit * limit
        while True:
            self.counter += 1
            found = scramble(self.key + self.counter * _GOLDEN)
            if found < most:
                return found % limit
