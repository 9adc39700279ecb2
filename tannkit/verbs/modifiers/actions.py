"""How many actions one has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range


@dataclass(frozen=True, slots=True)
class Actions:
    """So many actions in one activation."""

    value: Annotated[int, Range(0, 9), "The number of actions."]
