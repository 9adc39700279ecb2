"""Characters that start on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Local, Ref
from tannkit.verbs.say.context import Say
from tannkit.verbs.selectors.characters import CharacterFilter


@dataclass(frozen=True, slots=True)
class PlaceCharacter:
    """Characters start in a region of the map, on circles that their player chooses among its own."""

    region: Annotated[str, Local("regions"), "Where."]
    named: Annotated[str | None, Ref("characters"), "Who."] = None
    faction: Annotated[str | None, Ref("factions"), "In place of that: everybody on the side of this faction."] = None

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        region = s.name("regions", self.region)
        if self.named:
            who = CharacterFilter(named=self.named).say(s, "a").acc
            return [s.pick(f"Set {who} in the region {region}.", f"Setze {who} in die Region {region}.")]
        if self.faction is None:
            return []
        side = s.faction(self.faction)
        return [
            s.pick(
                f"Set every character of {side} in the region {region}.",
                f"Setze jeden Charakter der Seite {side} in die Region {region}.",
            )
        ]
