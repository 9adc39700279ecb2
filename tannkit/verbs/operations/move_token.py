"""Moving a token on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.board.board import bits
from tannkit.model.marks import Range
from tannkit.state.codes import CIRCLE, token_of
from tannkit.state.decision import Decision
from tannkit.state.frame import PC, YOU, Frame
from tannkit.state.sides import decider
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.parts import Condition, Program
from tannkit.verbs.roles import role
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

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        token, circles, stops = role(self.token), self.circles, self.stop_when
        left = code.local()
        stop = c.condition(stops) if stops is not None else None

        def begin(t: Tables, s: State, f: Frame) -> None:
            f[left] = circles

        code.add(begin)
        top = code.hole()

        def ask(t: Tables, s: State, f: Frame) -> Decision | None:
            thing = token_of(token(s, f))
            here = s.holder[thing] - CIRCLE if thing >= 0 else -1
            moves: list[Move] = [("to", circle) for circle in bits(t.distances.near[here])] if here >= 0 else []
            if len(moves) <= 1:
                s.answer = moves[0] if moves else ()
                return None
            return Decision("token-way", decider(s, f[YOU]), lambda: moves, figure=f[YOU])

        code.add(ask)
        take = code.hole()
        c.program(self.on_stop, code)
        end = code.here

        def check(t: Tables, s: State, f: Frame) -> None:
            if stop is not None and stop(s, f):
                f[PC] = after
            elif f[left] == 0:
                f[PC] = end

        def go(t: Tables, s: State, f: Frame) -> None:
            thing = token_of(token(s, f))
            if not s.answer:
                f[PC] = end
                return
            s.holder[thing] = CIRCLE + int(s.answer[1])
            f[left] -= 1
            s.tell("token.moved", thing, int(s.answer[1]))
            f[PC] = top

        after = take + 1
        code.fill(top, check)
        code.fill(take, go)

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
