"""Events in an order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count
from tannkit.verbs.parts import Pattern


@dataclass(frozen=True, slots=True)
class Sequence:
    """Such events have happened in this order."""

    value: Annotated[tuple[Pattern, ...], Count(2), "The events."]
