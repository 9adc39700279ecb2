"""Laying out markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Local, Range


@dataclass(frozen=True, slots=True)
class Lay:
    """Markers are laid on the circles of a region of the map."""

    what: Annotated[str, Local("markers"), "The marker; those with different faces are shuffled."]
    region: Annotated[str, Local("regions"), "Where."]
    each: Annotated[int, Range(1, 9), "How many on each circle."] = 1
    circles: Annotated[int | None, Range(1, 99), "On so many of its circles only, drawn by lot."] = None
    facedown: Annotated[bool, "Whether they lie facedown."] = False
