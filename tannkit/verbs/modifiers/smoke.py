"""How smoke works on somebody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class Smoke:
    """Smoke has no effect on whoever has this."""

    value: Annotated[Literal["ignored"], "Smoke is ignored."]
