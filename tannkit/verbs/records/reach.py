"""How far a weapon reaches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.parts import Number
from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted, value


@dataclass(frozen=True, slots=True)
class ReachOf:
    """Who can be a target of the weapon."""

    within: Annotated[Number, "At most so many circles away."] = None
    sight: Annotated[Literal["required", "ignored"], "Whether a common path is needed."] = "required"
    adjacent: Annotated[bool, "Whether it reaches adjacent circles too."] = False
    path: Annotated[bool, "Whether the farther targets must share a path."] = False

    def say(self, s: Say) -> str:
        """As a sentence about targets."""
        places = [s.pick("adjacent", "benachbart")] if self.adjacent else []
        if self.within is not None:
            places.append(self._within(s))
        if self.path and places:
            places[-1] += s.pick(" on a common path", " auf einem gemeinsamen Pfad")
        text = s.pick(" or ", " oder ").join(places)
        ignored = s.pick("no common path is needed", "ein gemeinsamer Pfad ist nicht nötig")
        parts = [text] if text else []
        parts += [ignored] if self.sight == "ignored" else []
        return finished(s.pick("target: ", "Ziel: ") + "; ".join(parts)) if parts else ""

    def _within(self, s: Say) -> str:
        if isinstance(self.within, int):
            far = counted(s, self.within, "circle")
            return s.pick(f"at most {far} away", f"höchstens {far} entfernt")
        far = value(s, self.within).nom
        return s.pick(f"at a distance of at most {far}", f"Abstand höchstens {far}")
