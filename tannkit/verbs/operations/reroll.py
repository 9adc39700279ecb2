"""Rolling dice again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.dice.packed import ONE, count, faces, lowest, pack, size
from tannkit.model.marks import Range
from tannkit.state import decision
from tannkit.state.decision import Decision
from tannkit.state.frame import R_DICE, Frame
from tannkit.state.registers import ROLL
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Reroll:
    """Rolls dice of the roll again."""

    which: Annotated[Literal["all", "lowest", "natural_ones"], "Which dice."]
    count: Annotated[int, Range(1, 20), "How many dice, with `lowest`."] = 1
    keep: Annotated[Literal["new", "best"], "Which result counts."] = "new"

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        which, dice, best = self.which, self.count, self.keep == "best"
        picked = code.local()

        def pick(t: Tables, s: State, f: Frame) -> None:
            rolled = s.frames[s.g[ROLL]][R_DICE] if s.g[ROLL] else 0
            if which == "natural_ones":
                rolled = ONE[1] * count(rolled, 1)
            f[picked] = lowest(rolled, dice) if which == "lowest" else rolled

        def ask(t: Tables, s: State, f: Frame) -> Decision | None:
            if f[picked]:
                return decision.dice(size(f[picked]))
            s.answer = ()
            return None

        def take(t: Tables, s: State, f: Frame) -> None:
            if not s.answer:
                return
            new = pack(s.answer)  # type: ignore[arg-type]  # the move of a roll is its faces
            if best:
                pairs = zip(faces(f[picked]), faces(new), strict=True)
                new = pack(max(pair) for pair in pairs)
            s.frames[s.g[ROLL]][R_DICE] += new - f[picked]
            s.tell("dice.rerolled", *s.answer)

        for step in (pick, ask, take):
            code.add(step)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        dice = {
            "all": ("all dice of that roll", "alle Würfel dieses Wurfs"),
            "natural_ones": ("all natural 1s", "alle Würfel mit einer natürlichen 1"),
        }
        lowest = s.pick(
            f"the {self.count} lowest dice" if self.count > 1 else "the lowest die",
            f"die {self.count} niedrigsten Würfel" if self.count > 1 else "den niedrigsten Würfel",
        )
        which = s.pick(*dice[self.which]) if self.which in dice else lowest
        result = ("new", "neue") if self.keep == "new" else ("better", "bessere")
        tail = s.pick(f"; the {result[0]} result counts", f"; das {result[1]} Ergebnis gilt")
        return [s.clause(s.you(), "reroll", f"{which} again", which, tail=tail)]
