"""A supply of markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Local, Range, Ref
from tannkit.state.codes import NONE, SUPPLY, side_code
from tannkit.state.frame import Frame
from tannkit.state.registers import FACTION
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.markers import add_marker, marker_number
from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Supply:
    """A side gets markers to lay later."""

    kind: Annotated[str, Local("markers"), "The marker."]
    each_side: Annotated[int | None, Range(1, 99), "How many each side gets; all that it has, if left out."] = None
    faction: Annotated[str | None, Ref("factions"), "The one faction that gets them."] = None

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        number, copies = marker_number(c, self.kind), self.each_side
        faction = c.names.place("factions", self.faction) if self.faction else None

        def step(t: Tables, s: State, f: Frame) -> None:
            for side in (0, 1):
                if faction is not None and s.g[FACTION + side] != faction:
                    continue
                faces = t.rules.markers[number].faces
                own = [kind for kind in faces if t.kinds[kind].faction in (NONE, s.g[FACTION + side])]
                for kind in own if copies is None else own[:1] * copies:
                    add_marker(t, s, kind, SUPPLY, side_code(side))

        code.add(step)

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        marker = s.marker(self.kind)
        if self.each_side is None:
            amount = s.pick("all its ", "alle ") + s.np(marker, "", plural=True).acc
        elif self.each_side == 1:
            amount = s.np(marker, "a").acc
        else:
            amount = f"{self.each_side} {s.np(marker, '', plural=True).acc}"
        if self.faction:
            side = s.faction(self.faction)
            return [finished(s.pick(f"{side} has {amount} as its supply", f"die Seite {side} hat {amount} als Vorrat"))]
        return [s.pick(f"Each side has {amount} as its supply.", f"Jede Seite hat {amount} als Vorrat.")]
