"""The opposite of a condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Condition


@dataclass(frozen=True, slots=True)
class Not:
    """The condition does not hold."""

    value: Annotated[Condition, "The condition."]
