"""A counter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import SNAKE, Text


@dataclass(frozen=True, slots=True)
class DeclareCounter:
    """A counter is started; victory and actions refer to it."""

    name: Annotated[str, SNAKE, "What it is called in the data."]
    label: Annotated[Text, "What it counts, in texts."]
    of: Annotated[Literal["side", "game", "marker"], "Whether each side, the game or each marker has one."] = "side"
    start: Annotated[int | Literal["face"], "The value it starts with; `face`: the number on the marker."] = 0
