"""An action: what a figure can spend the action of its activation on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tannkit.state.decision import Refusal
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

Arguments = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Action:
    """One sort of action.

    Attributes:
        moves: the moves that announce it: its name, and up to three numbers.
        refuse: why such a move cannot be made now; that there is an action left is asked elsewhere.
        perform: carry it out: tables, state, the figure, the numbers of the move, and the number of the attack that
            was announced, 0 for none. What was possible when it was announced may no longer be (RE-Q-57).
    """

    moves: Callable[[Tables, State, int], Iterator[Move]]
    refuse: Callable[[Tables, State, int, Move], Refusal | None]
    perform: Callable[[Tables, State, int, Arguments, int], None]
