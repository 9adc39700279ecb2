"""Automatic wounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Number, Who


@dataclass(frozen=True, slots=True)
class Wound:
    """Somebody takes wounds without a shock roll."""

    who: Annotated[Who, "Who is wounded."]
    rows: Annotated[Number, "How many wounds."]
