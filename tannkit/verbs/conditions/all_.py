"""All of several conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count
from tannkit.verbs.parts import Condition


@dataclass(frozen=True, slots=True)
class All:
    """All the conditions hold."""

    value: Annotated[Annotated[tuple[Condition, ...], Count(2)], "The conditions."]
