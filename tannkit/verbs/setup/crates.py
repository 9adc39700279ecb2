"""Laying out crates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Local
from tannkit.state.frame import Frame
from tannkit.state.registers import DOORS
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler, NotYet
from tannkit.verbs.places import circles_of_kinds, region_of
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import joined, listed


@dataclass(frozen=True, slots=True)
class Crates:
    """Shuffled crates are laid facedown, one on each such circle that is empty."""

    use: Annotated[tuple[Literal["equipment", "command_points"], ...], Count(1), "Which crates."]
    at: Annotated[tuple[Literal["objective", "action"], ...], Count(1), "On which circles."] = ()
    region: Annotated[str | None, Local("regions"), "In place of that: on the circles of this region."] = None
    mixed_with: Annotated[str | None, Local("markers"), "All of these markers are shuffled in and laid too."] = None

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps: the ruleset's program draws them."""
        if self.mixed_with is not None:
            raise NotYet("crates", "markers shuffled in with crates", "Lay the markers with a step `lay` of their own.")
        circles = circles_of_kinds(c.tables.board, self.at) if self.at else 0
        if self.region is not None:
            circles = region_of(c, self.region)
        use = self.use

        def step(t: Tables, s: State, f: Frame) -> None:
            supply = 0
            for place, crate in enumerate(t.crates):
                if ("equipment" if crate.kind >= 0 else "command_points") in use:
                    supply += crate.copies << WIDTH * place
            # No crate lies on a secret door (RE-DOOR-007).
            s.call(t.program("crates"), circles & ~s.g[DOORS], 0, supply)

        code.add(step)

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


# So many bits has the number of copies of each crate in the packed supply that the ruleset's program takes.
WIDTH = 7
# Content has up to 99 copies.
MOST = (1 << WIDTH) - 1
