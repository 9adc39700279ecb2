"""Replays: a recorded game played again, move by move, out of its record alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tannkit.dice.source import Dice
from tannkit.engine.game import Game
from tannkit.engine.record import Line
from tannkit.engine.refused import Refused
from tannkit.errors import UsageError
from tannkit.state.registers import CHANCE


class RecordedDice:
    """Dice that show what a record says; when it ends, others may take over."""

    def __init__(self, lines: Sequence[Line], then: Dice | None = None) -> None:
        """The dice of a record.

        Args:
            lines: the record.
            then: where the faces come from when the record is over; None if there it ends.
        """
        self._rolls = [line for line in lines if line.side == CHANCE]
        self._next = 0
        self._then = then

    @property
    def over(self) -> bool:
        """Whether all rolls of the record have been made."""
        return self._next >= len(self._rolls)

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """The faces of the next roll of the record.

        Raises:
            UsageError: another number of dice falls than was recorded, or none is left.
        """
        if self.over:
            if self._then is None:
                raise UsageError("the record ends in the middle of a roll", "Was the file cut off?")
            return self._then.roll(dice, sides)
        line = self._rolls[self._next]
        if len(line.move) != dice:
            raise UsageError(
                f"line {line.number}: {dice} dice fall here, not {len(line.move)}", "Was the record edited?"
            )
        self._next += 1
        if not all(isinstance(face, int) for face in line.move):
            raise UsageError(f"line {line.number}: these are no faces of dice", "Was the record edited?")
        return tuple(int(face) for face in line.move)


def replay(open_with: Callable[[Dice], Game], lines: Sequence[Line], then: Dice | None = None) -> Iterator[Game]:
    """Play a record again; gives the game before the first move and after each.

    Args:
        open_with: opens the game with a source of dice.
        lines: the record.
        then: where the faces come from when the record is over.

    Raises:
        UsageError: a line does not fit the game.
    """
    game = open_with(RecordedDice(lines, then))
    yield game
    for line in lines:
        if line.side == CHANCE:
            continue
        decision = game.decision
        if decision is None:
            raise UsageError(f"line {line.number}: the game is over before", "Was the record edited?")
        if (line.side, line.kind) != (decision.side, decision.kind):
            raise UsageError(
                f"line {line.number}: side {line.side + 1} decides {line.kind}, but the game asks side "
                f"{decision.side + 1} for {decision.kind}",
                "Was the record edited?",
            )
        try:
            game.step(line.move)
        except Refused as refused:
            raise UsageError(f"line {line.number}: {refused}", "Was the record edited?") from refused
        yield game
