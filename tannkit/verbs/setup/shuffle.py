"""Shuffling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import SNAKE
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Markers or an order are shuffled."""

    what: Annotated[str, SNAKE, "What is shuffled."]
    known_to: Annotated[Literal["nobody", "owner"], "Who knows the result."] = "nobody"

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        known = {
            "owner": ("only the owner knows the result", "nur der Besitzer kennt das Ergebnis"),
            "nobody": ("nobody knows the result", "niemand kennt das Ergebnis"),
        }
        if self.what in s.markers:
            what = s.pick("the ", "die ") + s.np(s.marker(self.what), "", plural=True).acc
        else:
            what = s.pick(f"the {s.label(self.what)}", f"den Stapel „{s.label(self.what)}“")
        return [
            s.pick(
                f"Shuffle {what}; {s.pick(*known[self.known_to])}.", f"Mische {what}; {s.pick(*known[self.known_to])}."
            )
        ]
