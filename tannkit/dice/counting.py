"""Counting: which dice of a roll are successes (RE-TEST-004, RE-NAT-001 to RE-NAT-006, RE-BONUS-002)."""

from __future__ import annotations

from tannkit.dice.packed import FACE_MASK, WIDTH, count, faces

LEAST, MOST = 1, 10


def successes(packed: int, loose: int, difficulty: int, bonus: int = 0, *, ten_worth: int = 1, auto: int = 0) -> int:
    """The successes of a roll.

    A die succeeds if its result with the bonus is at or above the difficulty; a natural 1 never does, a natural 10
    always.

    Args:
        packed: the dice with natural faces, packed.
        loose: the dice whose results were changed and are no longer natural, packed.
        difficulty: what each die must reach.
        bonus: added to each result.
        ten_worth: how many successes a natural 10 is worth.
        auto: successes that come for free.
    """
    needed = difficulty - bonus
    found = auto + ten_worth * count(packed, MOST)
    face = max(needed, LEAST + 1)
    if face < MOST:
        rest = packed >> WIDTH * face & (1 << WIDTH * (MOST - face)) - 1
        while rest:
            found += rest & FACE_MASK
            rest >>= WIDTH
    if loose:
        found += sum(result >= needed for result in faces(loose))
    return found
