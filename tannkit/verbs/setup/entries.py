"""Fixed entry points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Local, Ref


@dataclass(frozen=True, slots=True)
class FixedEntries:
    """A side chooses no entry point: it has those of a region of the map, all of them or none."""

    faction: Annotated[str, Ref("factions"), "Whose side."]
    region: Annotated[str | None, Local("regions"), "Where they are."] = None
    own: Annotated[Literal["all", "none"] | None, "In place of that: all of the map, or none."] = None
