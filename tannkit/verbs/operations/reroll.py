"""Rolling dice again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.dice.packed import ONE, count, faces, lowest, pack, size
from tannkit.model.marks import Range
from tannkit.state import decision
from tannkit.state.decision import Decision
from tannkit.state.frame import PC, R_DICE, Frame
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
        left = code.local()

        def pick(t: Tables, s: State, f: Frame) -> None:
            rolled = s.frames[s.g[ROLL]][R_DICE] if s.g[ROLL] else 0
            if which == "natural_ones":
                rolled = ONE[1] * count(rolled, 1)
            f[left] = lowest(rolled, dice) if which == "lowest" else rolled

        def ask(t: Tables, s: State, f: Frame) -> Decision | None:
            if f[left]:
                return decision.dice(size(together(f[left])))
            s.answer = ()
            return None

        def take(t: Tables, s: State, f: Frame) -> None:
            if not s.answer:
                return
            old, new = together(f[left]), pack(s.answer)  # type: ignore[arg-type]  # the move of a roll is its faces
            if best:
                least = faces(old)[0]
                new = pack(max(face, least) for face in faces(new))
            s.frames[s.g[ROLL]][R_DICE] += new - old
            f[left] -= old
            s.tell("dice.rerolled", *s.answer)
            if f[left]:
                f[PC] = again

        together = _same_face if best else _all
        code.add(pick)
        again = code.here
        code.add(ask)
        code.add(take)

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


def _all(packed: int) -> int:
    return packed


def _same_face(packed: int) -> int:
    """The dice that show the lowest face.

    Where each die keeps its better result, it matters which die shows what; dice of one face can be rolled together.
    """
    least = faces(packed)[0]
    return count(packed, least) * ONE[least]
