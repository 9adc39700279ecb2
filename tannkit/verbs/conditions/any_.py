"""Any of several conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count
from tannkit.verbs.parts import Condition


@dataclass(frozen=True, slots=True)
class AnyOf:
    """At least one of the conditions holds."""

    value: Annotated[Annotated[tuple[Condition, ...], Count(2)], "The conditions."]
