"""Laying out crates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Local
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import joined, listed


@dataclass(frozen=True, slots=True)
class Crates:
    """Shuffled crates are laid facedown, one on each such circle that is empty."""

    use: Annotated[tuple[Literal["equipment", "command_points"], ...], Count(1), "Which crates."]
    at: Annotated[tuple[Literal["objective", "action"], ...], Count(1), "On which circles."] = ()
    region: Annotated[str | None, Local("regions"), "In place of that: on the circles of this region."] = None
    mixed_with: Annotated[str | None, Local("markers"), "All of these markers are shuffled in and laid too."] = None

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        kinds = {
            "equipment": ("equipment crates", "Ausrüstungskisten"),
            "command_points": ("Command Point crates", "Kommandopunkt-Kisten"),
        }
        crates = [s.pick(*kinds[each]) for each in self.use]
        if self.mixed_with:
            crates.append(s.pick("all ", "alle ") + s.np(s.marker(self.mixed_with), "", plural=True).acc)
        what = listed(crates, s.pick("and", "und"))
        if not self.region and not self.at:
            return []
        if self.region:
            region = s.name("regions", self.region)
            places = s.pick(f"each empty circle of the region {region}", f"jeden leeren Ring der Region {region}")
        else:
            places = joined([s.np(kind, "each", ("bare",)) for kind in self.at], s.pick("and", "und")).acc
        return [
            s.pick(
                f"Shuffle the {what} and lay one facedown on {places}.",
                f"Mische die {what} und lege je einen Marker davon verdeckt auf {places}.",
            )
        ]
