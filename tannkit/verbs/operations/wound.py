"""Automatic wounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Number, Who
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import amount_of
from tannkit.verbs.say.people import people


@dataclass(frozen=True, slots=True)
class Wound:
    """Somebody takes wounds without a shock roll."""

    who: Annotated[Who, "Who is wounded."]
    rows: Annotated[Number, "How many wounds."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        who = people(s, self.who)
        wounds = amount_of(s, self.rows, "wound")
        return [s.clause(who, "suffer", f"{wounds}, without a shock roll", f"{wounds}, ohne Schockwurf")]
