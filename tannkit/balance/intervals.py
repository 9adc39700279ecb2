"""Intervals: how sure a share is that was counted in so many games."""

from __future__ import annotations

from math import sqrt

# The quantile of the normal distribution that leaves 2.5 % outside on either side.
Z95 = 1.959963984540054


def wilson(hits: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share (Wilson 1927); (0, 1) when nothing was counted.

    Args:
        hits: how often it happened.
        games: out of how many.
        z: the quantile; 95 % if left out.
    """
    if not games:
        return 0.0, 1.0
    share = hits / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    # At none and at all the ends are exact; rounding must not push them off.
    low = (middle - spread) / whole if hits else 0.0
    return low, (middle + spread) / whole if hits < games else 1.0


def difference(hits: int, games: int, others: int, other_games: int) -> tuple[float, float, float]:
    """How much larger the first share is than the second, with the interval of Newcombe's score method (1998).

    Args:
        hits: how often it happened in the first count.
        games: the first count.
        others: how often it happened in the second.
        other_games: the second count.

    Returns:
        The difference, and the two ends of its 95 % interval; all of -1 to 1.
    """
    one = hits / games if games else 0.0
    two = others / other_games if other_games else 0.0
    low_one, high_one = wilson(hits, games)
    low_two, high_two = wilson(others, other_games)
    gap = one - two
    below = sqrt((one - low_one) ** 2 + (high_two - two) ** 2)
    above = sqrt((high_one - one) ** 2 + (two - low_two) ** 2)
    return gap, max(gap - below, -1.0), min(gap + above, 1.0)
