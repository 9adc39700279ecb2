"""Paths that end at a circle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class CutsPaths:
    """For whoever has this, each path through the circle of this token is two paths that end there."""

    value: Annotated[Literal[True], "Always `true`."]
