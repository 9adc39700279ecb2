"""A supply of markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Local, Range, Ref


@dataclass(frozen=True, slots=True)
class Supply:
    """A side gets markers to lay later."""

    kind: Annotated[str, Local("markers"), "The marker."]
    each_side: Annotated[int | None, Range(1, 99), "How many each side gets; all that it has, if left out."] = None
    faction: Annotated[str | None, Ref("factions"), "The one faction that gets them."] = None
