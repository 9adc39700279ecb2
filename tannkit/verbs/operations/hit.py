"""Automatic attack successes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.verbs.parts import Who


@dataclass(frozen=True, slots=True)
class Hit:
    """Somebody takes attack successes without an attack roll and makes a shock roll against them."""

    who: Annotated[Who, "Who is hit."]
    auto: Annotated[int, Range(1, 20), "How many successes."]
