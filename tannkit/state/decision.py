"""Decisions: where the game waits until somebody, or chance, says how it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tannkit.state.registers import CHANCE
from tannkit.state.state import Move


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move cannot be made: a code that never changes, the clause of the rules, and the reason in words."""

    code: str
    clause: str
    reason: str


class Decision:
    """What is to be decided, by whom, and the moves that can be made.

    Attributes:
        kind: what is decided, such as `activation` or `dice`.
        side: the side that decides, or CHANCE.
        figure: the number of the figure that it is about, or -1.
        dice: for chance: how many dice are rolled.
        sides: for chance: how many sides each has.
    """

    __slots__ = ("_candidates", "_found", "_refuse", "dice", "figure", "kind", "side", "sides")

    def __init__(
        self,
        kind: str,
        side: int,
        candidates: Callable[[], Iterable[Move]],
        refuse: Callable[[Move], Refusal | None] | None = None,
        *,
        figure: int = -1,
        dice: int = 0,
        sides: int = 10,
    ) -> None:
        """A decision whose moves are worked out when somebody asks for them.

        Args:
            kind: what is decided.
            side: who decides.
            candidates: the moves that can be made, or among which those are that `refuse` lets pass.
            refuse: why a move cannot be made; if left out, every candidate can, and nothing else.
            figure: whom it is about.
            dice: for chance, the number of dice.
            sides: for chance, the sides of each die.
        """
        self.kind = kind
        self.side = side
        self.figure = max(figure, -1)  # a side that decides by itself is no figure
        self.dice = dice
        self.sides = sides
        self._candidates = candidates
        self._refuse = refuse
        self._found: tuple[Move, ...] | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves that can be made, in a fixed order; none for dice, which have too many."""
        if self._found is None:
            refuse = self._refuse
            candidates = self._candidates()
            self._found = tuple(m for m in candidates if refuse(m) is None) if refuse else tuple(candidates)
        return self._found

    def refusal(self, move: Move) -> Refusal | None:
        """Why a move cannot be made, or None if it can."""
        if self.side == CHANCE:
            return self._bad_dice(move)
        if self._refuse is not None and self._found is None:
            return self._refuse(move)
        if move in self.moves:
            return None
        if self._refuse is not None:
            return self._refuse(move) or OUT_OF_PLACE
        return OUT_OF_PLACE

    def _bad_dice(self, move: Move) -> Refusal | None:
        if len(move) != self.dice or not all(isinstance(face, int) and 1 <= face <= self.sides for face in move):
            return Refusal("bad-dice", "RE-TEST-001", f"{self.dice} dice with faces from 1 to {self.sides} are needed")
        return None


OUT_OF_PLACE = Refusal("out-of-place", "RE-SETUP-002", "this cannot be decided at this moment")


def dice(count: int, sides: int = 10) -> Decision:
    """Chance decides: so many dice are rolled. The move is the faces, in the order of the dice."""
    return Decision("dice", CHANCE, tuple, dice=count, sides=sides)
