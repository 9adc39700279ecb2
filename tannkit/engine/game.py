"""A game being played: its tables, its state, the decision it waits at, and the way back.

Chance is decided by a source of dice. What is undone is never a roll: the way back ends at the last die.
"""

from __future__ import annotations

from collections.abc import Callable

from tannkit.dice.source import Dice
from tannkit.engine.refused import Refused
from tannkit.engine.run import advance, carry_out
from tannkit.errors import UsageError
from tannkit.state.decision import Decision
from tannkit.state.registers import CHANCE, WINNER
from tannkit.state.state import Event, Move, State
from tannkit.state.tables import Tables

Listener = Callable[[Decision, Move], None]


class Game:
    """One game.

    Attributes:
        tables: what stays as it is.
        state: what changes. Only moves may change it.
        decision: what the players have to decide now; None when the game is over.
        events: everything that has happened, in order.
    """

    def __init__(self, tables: Tables, state: State, dice: Dice, listener: Listener | None = None) -> None:
        """Go on with a game from a state.

        Args:
            tables: the tables.
            state: the state; from now on it belongs to the game.
            dice: where the faces of rolls come from.
            listener: is told each move that was made, rolls included, with the decision that it answers.
        """
        self.tables = tables
        self.state = state
        self.events: list[Event] = []
        self._dice = dice
        self._listener = listener
        self._back: list[tuple[State, int]] = []
        state.log = self.events
        self.decision = self._roll_on(advance(tables, state))

    @property
    def winner(self) -> int:
        """The side that has won, 0 or 1; 2 for a draw; -1 while the game goes on."""
        return self.state.g[WINNER]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    def step(self, move: Move) -> None:
        """Make a move, and roll all dice that fall until the next decision of a player.

        Raises:
            Refused: the move cannot be made now; nothing has changed.
        """
        decision = self.decision
        if decision is None:
            raise UsageError("the game is over", "Nothing can be done any more.")
        refusal = decision.refusal(move)
        if refusal is not None:
            raise Refused(refusal, move)
        self._back.append((self.state.copy(), len(self.events)))
        if self._listener:
            self._listener(decision, move)
        self.decision = self._roll_on(carry_out(self.tables, self.state, move))

    def undo(self) -> bool:
        """Take back the last move. Gives False, and does nothing, if a die has fallen since, or nothing was done."""
        if not self._back:
            return False
        state, told = self._back.pop()
        del self.events[told:]
        state.log = self.events
        self.state = state
        self.decision = advance(self.tables, state)
        return True

    def _roll_on(self, decision: Decision | None) -> Decision | None:
        while decision is not None and decision.side == CHANCE:
            self._back.clear()
            faces = self._dice.roll(decision.dice, decision.sides)
            refusal = decision.refusal(faces)
            if refusal is not None:
                raise UsageError(f"the dice do not fit: {refusal.reason}", "A record or script belongs to other rules.")
            if self._listener:
                self._listener(decision, faces)
            decision = carry_out(self.tables, self.state, faces)
        return decision
