"""Turning a die into a success."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.dice.packed import ONE, count
from tannkit.model.marks import Range
from tannkit.state.frame import R_AUTO, R_DICE, Frame
from tannkit.state.registers import ROLL
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class ConvertDie:
    """Turns dice that show a face into successes."""

    from_: Annotated[int, Range(1, 10), "The natural face that is turned."]
    to: Annotated[Literal["success"], "What it becomes."] = "success"
    count: Annotated[int, Range(1, 20), "How many dice at most."] = 1

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        face, most = self.from_, self.count

        def step(t: Tables, s: State, f: Frame) -> None:
            if not s.g[ROLL]:
                return
            roll = s.frames[s.g[ROLL]]
            turned = min(count(roll[R_DICE], face), most)
            roll[R_DICE] -= turned * ONE[face]
            roll[R_AUTO] += turned
            s.tell("dice.converted", face, turned)

        code.add(step)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        faces = s.pick(
            f"{self.count} natural {self.from_}{'s' if self.count > 1 else ''}", f"{self.count} natürliche {self.from_}"
        )
        return [
            s.clause(
                s.you(),
                "convert",
                f"up to {faces} into ordinary successes" if self.count > 1 else f"{faces} into an ordinary success",
                f"bis zu {faces} in gewöhnliche Erfolge" if self.count > 1 else f"{faces} in einen gewöhnlichen Erfolg",
            )
        ]
