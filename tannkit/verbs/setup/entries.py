"""Fixed entry points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Local, Ref
from tannkit.state.frame import Frame
from tannkit.state.registers import ENTRIES, ENTRIES_FIXED, FACTION
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.places import region_of
from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class FixedEntries:
    """A side chooses no entry point: it has those of a region of the map, all of them or none."""

    faction: Annotated[str, Ref("factions"), "Whose side."]
    region: Annotated[str | None, Local("regions"), "Where they are."] = None
    own: Annotated[Literal["all", "none"] | None, "In place of that: all of the map, or none."] = None

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        faction = c.names.place("factions", self.faction)
        entries = c.tables.board.entries if self.own == "all" else 0
        if self.region is not None:
            entries = region_of(c, self.region)

        def step(t: Tables, s: State, f: Frame) -> None:
            for side in (0, 1):
                if s.g[FACTION + side] == faction:
                    s.g[ENTRIES + side] = entries
                    s.g[ENTRIES_FIXED] |= 1 << side
                    s.tell("entries.fixed", side)

        code.add(step)

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
