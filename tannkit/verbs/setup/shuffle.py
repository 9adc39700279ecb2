"""Shuffling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import SNAKE
from tannkit.state import decision
from tannkit.state.codes import NONE
from tannkit.state.decision import Decision
from tannkit.state.frame import PC, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.markers import marker_number
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Markers or an order are shuffled."""

    what: Annotated[str, SNAKE, "What is shuffled."]
    known_to: Annotated[Literal["nobody", "owner"], "Who knows the result."] = "nobody"

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps. Markers in a supply are shuffled by drawing them by chance later, an order is shuffled now."""
        number = c.local.orders.get(self.what)
        if number is None:
            marker_number(c, self.what)
            return
        at = code.local()

        def begin(t: Tables, s: State, f: Frame) -> None:
            f[at] = 0

        def ask(t: Tables, s: State, f: Frame) -> Decision | None:
            side, done = _place(s, number, f[at])
            if side == NONE:
                s.answer = ()
                return None
            return decision.dice(1, len(s.orders[2 * number + side]) - done)

        code.add(begin)
        top = code.here
        code.add(ask)

        def swap(t: Tables, s: State, f: Frame) -> None:
            if not s.answer:
                return
            side, done = _place(s, number, f[at])
            order = list(s.orders[2 * number + side])
            drawn = done + int(s.answer[0]) - 1
            order[done], order[drawn] = order[drawn], order[done]
            s.orders[2 * number + side] = tuple(order)
            f[at] += 1
            f[PC] = top

        code.add(swap)

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


def _place(s: State, number: int, drawn: int) -> tuple[int, int]:
    """The side whose order is drawn next and how many of it lie already; nobody when only last ones are left."""
    for side in (0, 1):
        draws = max(len(s.orders[2 * number + side]) - 1, 0)
        if drawn < draws:
            return side, drawn
        drawn -= draws
    return NONE, 0
