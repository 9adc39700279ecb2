"""Which turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range


@dataclass(frozen=True, slots=True)
class Turn:
    """The game is in such a turn."""

    at_least: Annotated[int | None, Range(1), "This turn or a later one."] = None
    equals: Annotated[int | None, Range(1), "Exactly this turn."] = None
    ended: Annotated[int | None, Range(1), "This turn has just ended."] = None
