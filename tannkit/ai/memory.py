"""Memory: what a machine player keeps between its decisions, so that it need not be worked out again.

Nothing in it is hidden from the player's side: it is made of what the side has seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tannkit.ai.hits import Chances
from tannkit.state.state import Move, State

# So many situations are kept in mind at most.
MOST = 256


@dataclass(slots=True)
class Memory:
    """Of one player in one game.

    Attributes:
        activation: the count of the activation for which there is a plan, and whose it is.
        plan: the moves still to be made in it.
        fights: the chances of attacks, by who, weapon, target, rows and changes of circles; for one set of tokens.
        worths: what figures are worth, likewise.
        tokens: where the tokens are and how they lie, as `fights` is for.
        masks: sets of circles from which circles can be attacked, by circle, steps and reach.
        goals: what figures could do for victory, by what matters to it.
    """

    activation: tuple[int, int] = (-1, -1)
    plan: list[Move] = field(default_factory=list)
    fights: dict[tuple[int, ...], Chances] = field(default_factory=dict)
    worths: dict[int, float] = field(default_factory=dict)
    tokens: tuple[Any, ...] = ()
    masks: dict[tuple[int, int, int], int] = field(default_factory=dict)
    goals: dict[tuple[Any, ...], Any] = field(default_factory=dict)

    def look(self, s: State) -> None:
        """Forget what a change of tokens has made void."""
        now = (tuple(s.holder), tuple(s.marks), tuple(s.lasting), tuple(s.life))
        if now != self.tokens:
            self.tokens = now
            self.fights.clear()
            self.worths.clear()
