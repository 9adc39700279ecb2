"""Hits: how likely it is that an attack deals 0, 1, 2 … wounds, from the makings of both rolls.

Exact but for the rounding of fractions: the successes of the attack roll less those of the shock roll (RE-COMBAT-020).
"""

from __future__ import annotations

from functools import lru_cache

from tannkit.rulesets.tannhauser.pools import Pool

FACES = 10
# The chance of each number, from 0 on.
Chances = tuple[float, ...]
NEVER: Chances = (1.0,)


@lru_cache(maxsize=1 << 14)
def successes(dice: int, difficulty: int, bonus: int, auto: int, ten: int) -> Chances:
    """The chance of each number of successes of a roll (RE-TEST-004, RE-NAT-001 to RE-NAT-006).

    Args:
        dice: how many dice.
        difficulty: what each must reach.
        bonus: added to each result.
        auto: successes that come for free.
        ten: how many successes a natural 10 is worth.
    """
    needed = min(max(difficulty - bonus, 2), FACES)
    one, ten_shows = (FACES - needed) / FACES, 1 / FACES
    none = 1 - one - ten_shows
    found = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(found) + max(ten, 1))
        for number, chance in enumerate(found):
            more[number] += chance * none
            more[number + 1] += chance * one
            more[number + ten] += chance * ten_shows
        found = more
    return (*(0.0 for _ in range(auto)), *found)


@lru_cache(maxsize=1 << 15)
def left_over(attack: Chances, shock: Chances) -> Chances:
    """The chance of each number of wounds, if attack successes have these chances and shock successes those."""
    found = [0.0] * len(attack)
    for hits, chance in enumerate(attack):
        for saved, other in enumerate(shock):
            found[max(hits - saved, 0)] += chance * other
    return tuple(found)


def of_pool(pool: Pool, value: int) -> Chances:
    """The chances of a roll with a pool on a characteristic."""
    return successes(pool.dice, FACES - value, pool.bonus, pool.auto, pool.ten)
