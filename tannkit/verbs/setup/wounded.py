"""Characters that start wounded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.parts import Selector


@dataclass(frozen=True, slots=True)
class StartWounded:
    """Characters begin the game with their dial lowered."""

    who: Annotated[Selector, "Who."]
    rows: Annotated[
        Annotated[int, Range(1, 9)] | Literal["bottom"],
        "By how many rows; `bottom`: to the last row before death.",
    ]
