"""Changes to movement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.parts import Number


@dataclass(frozen=True, slots=True)
class MovementChange:
    """Changes how far one moves."""

    ignore_penalty: Annotated[int | Literal["all"] | None, "How much of each Movement penalty is waived."] = None
    points: Annotated[Number, "More movement points."] = None
    bull_rush: Annotated[bool | None, "Whether one can bull rush."] = None
