"""Explosions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.state.frame import CHOSEN, EACH, PC, Frame
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.numbers import number_in
from tannkit.verbs.parts import Number, Program
from tannkit.verbs.roles import role, where
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import distance
from tannkit.verbs.say.program import program
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Explode:
    """Everybody within some circles, paths or not, is struck."""

    at: Annotated[Role, "Where."]
    radius: Annotated[Number, "How many circles."]
    each: Annotated[Program, "What happens to everybody in reach, called `each`."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        at, radius = role(self.at), number_in(c, self.radius, code)
        left, each, chosen = code.local(), code.local(), code.local()

        def light(t: Tables, s: State, f: Frame) -> None:
            # Everybody in reach is struck, paths or not; who that is is settled before the first one rolls.
            circle = where(s, at(s, f))
            area = t.distances.within(circle, radius(s, f)) if circle >= 0 else 0
            f[left] = 0
            for team in s.team:
                for one in team:
                    if s.life[one] == ALIVE and s.pos[one] >= 0 and area >> s.pos[one] & 1:
                        f[left] |= 1 << one
            f[each], f[chosen] = f[EACH], f[CHOSEN]
            s.tell("exploded", circle)

        code.add(light)
        top = code.hole()
        # Inside, a choice without a candidate goes on with the next one.
        outer, c.loop_end = c.loop_end, top
        c.program(self.each, code)
        c.loop_end = outer
        back = code.hole()
        end = code.here

        def take(t: Tables, s: State, f: Frame) -> None:
            # Behind the last one `each` and `chosen` mean what they meant before.
            f[EACH], f[CHOSEN] = f[each], f[chosen]
            if not f[left]:
                f[PC] = end
                return
            low = f[left] & -f[left]
            f[left] ^= low
            f[EACH] = low.bit_length() - 1

        def again(t: Tables, s: State, f: Frame) -> None:
            f[PC] = top

        code.fill(top, take)
        code.fill(back, again)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        at = s.role(self.at)
        reach = distance(s, self.radius, at)
        near = s.pick(f"{reach} (no common path needed)", f"{reach} (auch ohne gemeinsamen Pfad)")
        struck = s.np("character", "each", post=near)
        inner = s.bind(each=struck)
        if s.thing(self.at) == "token" or at.person != 2:
            bang = s.clause(at, "explode")
        else:
            circle = s.circle_of(self.at).dat
            bang = s.clause(s.there(), "there", f"an explosion in {circle}", f"auf {circle} eine Explosion")
        return [bang, *program(inner, self.each)]
