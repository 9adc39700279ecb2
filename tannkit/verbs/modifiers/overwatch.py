"""Changes to overwatch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range


@dataclass(frozen=True, slots=True)
class OverwatchChange:
    """Changes how overwatch works for whoever has this."""

    keeps_status: Annotated[bool, "Whether an overwatch attack leaves the status in place."] = False
    attacks: Annotated[int | None, Range(1, 9), "How many overwatch attacks one overwatch allows."] = None
