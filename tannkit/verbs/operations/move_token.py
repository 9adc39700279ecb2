"""Moving a token on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.parts import Condition, Program
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted
from tannkit.verbs.say.program import program
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class MoveToken:
    """A token on the board is moved from circle to circle."""

    token: Annotated[Role, "The token."]
    circles: Annotated[int, Range(1, 20), "How many circles."]
    by: Annotated[Literal["you", "owner"], "Who picks the way."] = "owner"
    stop_when: Annotated[Condition, "Ends the move early."] = None
    on_stop: Annotated[Program, "What follows then."] = ()

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        token = s.role(self.token)
        circles = counted(s, self.circles, "circle")
        mover = s.role("owner") if self.by == "owner" else s.you()
        parts: list[Part] = [
            s.clause(mover, "move", f"{token.acc} {circles}", f"{token.acc} {circles} weit", modal="must")
        ]
        if self.stop_when is not None:
            front = s.front(
                f"as soon as {self.stop_when.say(s)} on this move",
                f"sobald {_on_the_way(self.stop_when.say(s))}",
            )
            parts.append(s.block(front, [s.clause(s.plain("it", "er"), "stop"), *program(s, self.on_stop)]))
        return parts


def _on_the_way(clause: str) -> str:
    """German puts the place behind the pronoun: `es auf diesem Weg einen Charakter gibt`."""
    return f"es auf diesem Weg {clause[3:]}" if clause.startswith("es ") else f"auf diesem Weg {clause}"
