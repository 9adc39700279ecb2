"""A supply of markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Local, Range, Ref
from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Supply:
    """A side gets markers to lay later."""

    kind: Annotated[str, Local("markers"), "The marker."]
    each_side: Annotated[int | None, Range(1, 99), "How many each side gets; all that it has, if left out."] = None
    faction: Annotated[str | None, Ref("factions"), "The one faction that gets them."] = None

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        marker = s.marker(self.kind)
        if self.each_side is None:
            amount = s.pick("all its ", "alle ") + s.np(marker, "", plural=True).acc
        elif self.each_side == 1:
            amount = s.np(marker, "a").acc
        else:
            amount = f"{self.each_side} {s.np(marker, '', plural=True).acc}"
        if self.faction:
            side = s.faction(self.faction)
            return [finished(s.pick(f"{side} has {amount} as its supply", f"die Seite {side} hat {amount} als Vorrat"))]
        return [s.pick(f"Each side has {amount} as its supply.", f"Jede Seite hat {amount} als Vorrat.")]
