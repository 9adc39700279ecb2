"""Explosions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Number, Program
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import distance
from tannkit.verbs.say.program import program
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Explode:
    """Everybody within some circles, paths or not, is struck."""

    at: Annotated[Role, "Where."]
    radius: Annotated[Number, "How many circles."]
    each: Annotated[Program, "What happens to everybody in reach, called `each`."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        at = s.role(self.at)
        reach = distance(s, self.radius, at)
        near = s.pick(f"{reach} (no common path needed)", f"{reach} (auch ohne gemeinsamen Pfad)")
        struck = s.np("character", "each", post=near)
        inner = s.bind(each=struck)
        if s.thing(self.at) == "token" or at.person != 2:
            bang = s.clause(at, "explode")
        else:
            circle = s.circle_of(self.at).dat
            bang = s.clause(s.there(), "there", f"an explosion in {circle}", f"auf {circle} eine Explosion")
        return [bang, *program(inner, self.each)]
