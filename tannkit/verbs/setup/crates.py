"""Laying out crates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Local


@dataclass(frozen=True, slots=True)
class Crates:
    """Shuffled crates are laid facedown, one on each such circle that is empty."""

    use: Annotated[tuple[Literal["equipment", "command_points"], ...], Count(1), "Which crates."]
    at: Annotated[tuple[Literal["objective", "action"], ...], Count(1), "On which circles."] = ()
    region: Annotated[str | None, Local("regions"), "In place of that: on the circles of this region."] = None
    mixed_with: Annotated[str | None, Local("markers"), "All of these markers are shuffled in and laid too."] = None
