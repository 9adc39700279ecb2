"""Laying out crates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count


@dataclass(frozen=True, slots=True)
class Crates:
    """Shuffled crates are laid facedown, one on each such circle."""

    use: Annotated[tuple[Literal["equipment", "command_points"], ...], Count(1), "Which crates."]
    at: Annotated[tuple[Literal["objective", "action"], ...], Count(1), "On which circles."]
