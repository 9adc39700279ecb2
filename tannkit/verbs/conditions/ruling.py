"""Which ruling the game is played under."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import KEBAB, Ref


@dataclass(frozen=True, slots=True)
class Ruling:
    """The game is played under this reading of an unclear rule."""

    is_: Annotated[str, Ref("rulings"), "The ruling."]
    reading: Annotated[str, KEBAB, "The reading, by its id."]
