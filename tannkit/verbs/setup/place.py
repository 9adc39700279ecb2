"""Characters that start on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Local, Ref


@dataclass(frozen=True, slots=True)
class PlaceCharacter:
    """Characters start in a region of the map, on circles that their player chooses among its own."""

    region: Annotated[str, Local("regions"), "Where."]
    named: Annotated[str | None, Ref("characters"), "Who."] = None
    faction: Annotated[str | None, Ref("factions"), "In place of that: everybody on the side of this faction."] = None
