"""Refused: somebody tried a move that cannot be made."""

from __future__ import annotations

from tannkit.errors import TannkitError
from tannkit.state.decision import Refusal
from tannkit.state.state import Move


class Refused(TannkitError):
    """The move cannot be made at this moment. `refusal` has the code, the clause and the reason."""

    def __init__(self, refusal: Refusal, move: Move) -> None:
        super().__init__(f"{refusal.code}: {refusal.reason} ({refusal.clause})")
        self.refusal = refusal
        self.move = move
