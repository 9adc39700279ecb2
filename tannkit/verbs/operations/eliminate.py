"""Eliminating a character."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count, Ref
from tannkit.verbs.parts import Who
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import listed
from tannkit.verbs.say.people import people


@dataclass(frozen=True, slots=True)
class Eliminate:
    """Somebody dies at once."""

    who: Annotated[Who, "Who is eliminated."]
    leaves_marker: Annotated[bool, "Whether a marker stays from which it can be brought back."] = True
    returns_with: Annotated[
        tuple[Annotated[str, Ref("equipment")], ...],
        Count(1),
        "The only tokens it has when it comes back as a reinforcement.",
    ] = ()

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        who = people(s, self.who)
        tail = ""
        if not self.leaves_marker:
            tail = s.pick(" without leaving a destroyed marker", ", ohne einen Zerstört-Marker zu hinterlassen")
        parts: list[Part] = [s.clause(who, "become", "eliminated", end="ausgeschaltet", tail=tail)]
        if self.returns_with:
            tokens = listed([s.name("equipment", each) for each in self.returns_with], s.pick("and", "und"))
            parts.append(
                s.clause(
                    who,
                    "have",
                    f"only {tokens} after coming back as a reinforcement",
                    f"nach der Rückkehr als Verstärkung nur {tokens}",
                )
            )
        return parts
