"""Laying out markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Local, Range
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted
from tannkit.verbs.setup.lay_at_play import lay_out


@dataclass(frozen=True, slots=True)
class Lay:
    """Markers are laid on the circles of a region of the map."""

    what: Annotated[str, Local("markers"), "The marker; those with different faces are shuffled."]
    region: Annotated[str, Local("regions"), "Where."]
    each: Annotated[int, Range(1, 9), "How many on each circle."] = 1
    circles: Annotated[int | None, Range(1, 99), "On so many of its circles only, drawn by lot."] = None
    facedown: Annotated[bool, "Whether they lie facedown."] = False

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        lay_out(c, self, code)

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        marker = s.marker(self.what)
        count = s.np(marker, "a").acc if self.each == 1 else f"{self.each} {s.np(marker, '', plural=True).acc}"
        side = s.pick(" facedown", " verdeckt") if self.facedown else ""
        region = s.name("regions", self.region)
        if self.circles is None:
            places = s.pick(f"each circle of the region {region}", f"jeden Ring der Region {region}")
        else:
            circles = counted(s, self.circles, "circle")
            places = s.pick(
                f"{circles} of the region {region}, drawn by lot",
                f"{circles} der Region {region}, die das Los bestimmt",
            )
        return [s.pick(f"Lay {count}{side} on {places}.", f"Lege {count}{side} auf {places}.")]
