"""A player: chooses one of the moves of a decision."""

from __future__ import annotations

from typing import Protocol

from tannkit.state.decision import Decision
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables


class Player(Protocol):
    """Chooses moves for a side."""

    def __call__(self, t: Tables, seen: State, decision: Decision) -> Move:
        """One of `decision.moves`.

        Args:
            t: the tables of the game.
            seen: the game as the side may see it, see `engine.observe`.
            decision: what is to be decided; its side is the player's.
        """
        ...
