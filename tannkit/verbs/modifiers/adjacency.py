"""Circles that count as adjacent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Selector


@dataclass(frozen=True, slots=True)
class Adjacency:
    """Such circles count as adjacent to whoever has this."""

    value: Annotated[Selector, "The circles."]
