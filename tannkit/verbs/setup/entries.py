"""Fixed entry points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Local, Ref
from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class FixedEntries:
    """A side chooses no entry point: it has those of a region of the map, all of them or none."""

    faction: Annotated[str, Ref("factions"), "Whose side."]
    region: Annotated[str | None, Local("regions"), "Where they are."] = None
    own: Annotated[Literal["all", "none"] | None, "In place of that: all of the map, or none."] = None

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        side = s.faction(self.faction)
        if self.own == "none":
            return [finished(s.pick(f"{side} has no entry point", f"die Seite {side} hat keinen Zugangspunkt"))]
        if self.own == "all":
            return [s.pick(f"Every entry point is one of {side}.", f"Alle Zugangspunkte gehören der Seite {side}.")]
        if self.region is None:
            return []
        region = s.name("regions", self.region)
        return [
            s.pick(
                f"The entry points of {side} are those of the region {region}.",
                f"Die Zugangspunkte der Seite {side} sind die der Region {region}.",
            )
        ]
