"""How far a weapon reaches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.parts import Number


@dataclass(frozen=True, slots=True)
class ReachOf:
    """Who can be a target of the weapon."""

    within: Annotated[Number, "At most so many circles away."] = None
    sight: Annotated[Literal["required", "ignored"], "Whether a common path is needed."] = "required"
    adjacent: Annotated[bool, "Whether it reaches adjacent circles too."] = False
    path: Annotated[bool, "Whether the farther targets must share a path."] = False
