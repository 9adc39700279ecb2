"""A counter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import SNAKE, Text
from tannkit.model.text import text_in, texts
from tannkit.state.game_rules import OF_GAME, OF_MARKER, OF_SIDE, CounterKind
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class DeclareCounter:
    """A counter is started; victory and actions refer to it."""

    name: Annotated[str, SNAKE, "What it is called in the data."]
    label: Annotated[Text, "What it counts, in texts."]
    of: Annotated[Literal["side", "game", "marker"], "Whether each side, the game or each marker has one."] = "side"
    start: Annotated[int | Literal["face"], "The value it starts with; `face`: the number on the marker."] = 0

    def compile(self, c: Compiler, code: Code) -> None:
        """Nothing to do: a counter has its first value until something changes it."""

    def kind(self, number: int) -> CounterKind:
        """What the game knows of it."""
        of = {"side": OF_SIDE, "game": OF_GAME, "marker": OF_MARKER}[self.of]
        start = None if isinstance(self.start, str) else self.start
        return CounterKind(number, self.name, texts(self.label), of, start)

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        label = text_in(self.label, s.lang)
        whose = {
            "side": (" for each side", " für jede Seite"),
            "marker": (" for each token", " für jeden Marker"),
            "game": ("", ""),
        }
        start = (
            s.pick("the number on its face", "der Zahl auf seiner Vorderseite")
            if self.start == "face"
            else str(self.start)
        )
        return [
            finished(
                s.pick(
                    f"the number of {label} is counted{s.pick(*whose[self.of])}, beginning with {start}",
                    f"die Zahl „{label}“ wird{s.pick(*whose[self.of])} gezählt, beginnend mit {start}",
                )
            )
        ]
