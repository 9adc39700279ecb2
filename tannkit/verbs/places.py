"""Places at play: tests of where something is, shared by all selectors."""

from __future__ import annotations

from tannkit.state.effects import Test
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.numbers import number
from tannkit.verbs.roles import role, where


def adjacent_to(c: Compiler, whom: str) -> Test:
    """In a circle adjacent to it; objective and action circles have neighbours too (RE-MAP-003)."""
    of, beside = role(whom), c.tables.distances.beside

    def passes(s: State, v: Frame, code: int) -> bool:
        here, there = where(s, of(s, v)), where(s, code)
        return here >= 0 and there >= 0 and bool(beside[here] >> there & 1)

    return passes


def on_path_of(c: Compiler, whom: str) -> Test:
    """On a common path with it (RE-SIGHT-001)."""
    of, sight = role(whom), c.tables.distances.sight

    def passes(s: State, v: Frame, code: int) -> bool:
        here, there = where(s, of(s, v)), where(s, code)
        return here >= 0 and there >= 0 and bool(sight[here] >> there & 1)

    return passes


def within(c: Compiler, steps: object, whom: str) -> Test:
    """At most so many circles away (RE-RANGE-002, RE-RANGE-007)."""
    of, far = role(whom), number(c, steps)  # type: ignore[arg-type]  # a parsed number
    distance = c.tables.distances.distance

    def passes(s: State, v: Frame, code: int) -> bool:
        here, there = where(s, of(s, v)), where(s, code)
        return here >= 0 and there >= 0 and distance(here, there) <= far(s, v)

    return passes
