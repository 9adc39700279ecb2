"""Characters that start on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Local, Ref


@dataclass(frozen=True, slots=True)
class PlaceCharacter:
    """A character starts in a region of the map."""

    named: Annotated[str, Ref("characters"), "Who."]
    region: Annotated[str, Local("regions"), "Where."]
