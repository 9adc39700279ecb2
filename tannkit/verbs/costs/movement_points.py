"""Movement points as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Number


@dataclass(frozen=True, slots=True)
class MovementPointCost:
    """Movement points of the activation."""

    value: Annotated[Number, "How many."]
