"""Things done for several in turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.decision import Decision
from tannkit.state.frame import CHOSEN, EACH, PC, YOU, Frame
from tannkit.state.sides import decider
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.parts import Program, Selector
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.program import program


@dataclass(frozen=True, slots=True)
class Each:
    """Does something for every such character, token or circle; the controller picks the order."""

    of: Annotated[
        Selector,
        "For whom or what, called `each` in what is done; one for whom a choice has no candidate is passed over.",
    ]
    do: Annotated[Program, "What is done."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        every = c.selection(self.of).every
        left, each, chosen = code.local(), code.local(), code.local()

        def begin(t: Tables, s: State, f: Frame) -> None:
            f[left] = 0
            for one in every(s, f):
                f[left] |= 1 << one
            f[each], f[chosen] = f[EACH], f[CHOSEN]

        def restore(t: Tables, s: State, f: Frame) -> None:
            # Between two of them, and behind the last, `each` and `chosen` mean what they meant before.
            f[EACH], f[CHOSEN] = f[each], f[chosen]

        def ask(t: Tables, s: State, f: Frame) -> Decision | None:
            # Who it is done for is settled at the beginning; who no longer fits is passed over.
            still = [one for one in every(s, f) if f[left] >> one & 1]
            if len(still) <= 1:
                s.answer = ("next", still[0]) if still else ()
                return None
            moves: list[Move] = [("next", one) for one in still]
            return Decision("order", decider(s, f[YOU]), lambda: moves, figure=f[YOU])

        code.add(begin)
        top = code.here
        code.add(restore)
        code.add(ask)
        start = code.hole()
        # Inside, a choice without a candidate goes on with the next one.
        outer, c.loop_end = c.loop_end, top
        c.program(self.do, code)
        c.loop_end = outer
        back = code.hole()
        end = code.here

        def take(t: Tables, s: State, f: Frame) -> None:
            if not s.answer:
                f[PC] = end
                return
            f[EACH] = int(s.answer[1])
            f[left] ^= 1 << f[EACH]

        def again(t: Tables, s: State, f: Frame) -> None:
            f[PC] = top

        code.fill(start, take)
        code.fill(back, again)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        each = self.of.say(s, "each")
        one = s.that(self.of.noun(s))
        inner = s.bind({"each": self.of.thing}, each=one)
        return [s.block(s.front(f"for {each.acc}", f"für {each.acc}", heavy=False), program(inner, self.do))]
