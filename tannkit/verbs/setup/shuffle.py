"""Shuffling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import SNAKE


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Markers or an order are shuffled."""

    what: Annotated[str, SNAKE, "What is shuffled."]
    known_to: Annotated[Literal["nobody", "owner"], "Who knows the result."] = "nobody"
