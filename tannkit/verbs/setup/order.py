"""An order of characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import SNAKE, Text
from tannkit.model.text import text_in, texts
from tannkit.state.codes import NONE, side_code
from tannkit.state.frame import Frame, scope
from tannkit.state.game_rules import OrderKind
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.parts import Selector
from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Order:
    """Tokens for characters are stacked in an order."""

    what: Annotated[str, SNAKE, "What the order is called in the data."]
    label: Annotated[Text, "What it is called in texts."]
    of: Annotated[Selector, "Whose tokens are stacked."]
    known_to: Annotated[Literal["nobody", "owner"], "Who knows the order."] = "owner"
    top_public: Annotated[bool, "Whether the top token lies open."] = False

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps: everybody in the order of the team. Of a pair one stands for both (RE-Q-67)."""
        every, number, figures = c.selection(self.of).every, c.local.orders[self.what], c.tables.figures

        def step(t: Tables, s: State, f: Frame) -> None:
            if not s.orders:
                s.orders = [()] * (2 * len(t.rules.orders))
            for side in (0, 1):
                found = every(s, scope(NONE, side_code(side)))
                s.orders[2 * number + side] = tuple(each for each in found if not 0 <= figures[each].partner < each)

        code.add(step)

    def kind(self, number: int) -> OrderKind:
        """What the game knows of it."""
        return OrderKind(number, self.what, texts(self.label), self.top_public, self.known_to == "owner")

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        label = text_in(self.label, s.lang)
        each = self.of.say(s, "each").acc
        known = {
            "owner": ("only its owner may look at it", "nur ihr Besitzer darf ihn ansehen"),
            "nobody": ("nobody may look at it", "niemand darf ihn ansehen"),
        }
        text = s.pick(
            f"Stack one token for {each} as the {label}; {s.pick(*known[self.known_to])}",
            f"Bilde aus je einem Marker für {each} den Stapel „{label}“; {s.pick(*known[self.known_to])}",
        )
        if self.top_public:
            text += s.pick(", but the top token lies open", ", doch der oberste Marker liegt offen")
        return [finished(text.replace("nur ihr Besitzer", "nur sein Besitzer"))]
