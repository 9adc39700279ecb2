"""Healing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.parts import Who


@dataclass(frozen=True, slots=True)
class Heal:
    """Somebody's dial goes up by rows."""

    who: Annotated[Who, "Who is healed."]
    rows: Annotated[int | Literal["all"], "How many rows at most; `all`: back to the top row."]
