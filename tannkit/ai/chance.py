"""A player that leaves everything to chance: each move that can be made is equally likely."""

from __future__ import annotations

from tannkit.ai.player import Player
from tannkit.dice.generator import Generator
from tannkit.state.decision import Decision
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

# Keeps what a player draws apart from the dice of a game with the same seed.
STREAM = 11


def by_chance(seed: int) -> Player:
    """A player that draws its moves.

    Args:
        seed: equal seeds draw equal moves.
    """
    draw = Generator(seed, STREAM)

    def choose(t: Tables, seen: State, decision: Decision) -> Move:
        """One of the moves."""
        return decision.moves[draw.below(len(decision.moves))]

    return choose
