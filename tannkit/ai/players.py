"""The table of machine players, by name: each makes a player of a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tannkit.ai.chance import by_chance
from tannkit.ai.greedy import greedy
from tannkit.ai.player import Player
from tannkit.ai.simple import simple
from tannkit.errors import UsageError
from tannkit.model.suggest import did_you_mean

# Name -> the player for a seed. Equal seeds make equal moves.
PLAYERS: Mapping[str, Callable[[int], Player]] = {
    "random": by_chance,
    "simple": lambda seed: simple,
    "greedy": greedy,
}


def player_named(name: str, seed: int) -> Player:
    """A machine player.

    Args:
        name: its name.
        seed: makes it choose in the same way again.

    Raises:
        UsageError: there is no such player.
    """
    if name not in PLAYERS:
        known = f"There are: {', '.join(PLAYERS)}."
        raise UsageError(f"there is no player {name!r}", f"{did_you_mean(name, PLAYERS)} {known}".strip())
    return PLAYERS[name](seed)
