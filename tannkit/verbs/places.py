"""Places at play: tests of where something is, and sets of circles, shared by all selectors."""

from __future__ import annotations

from collections.abc import Callable

from tannkit.board.board import Board
from tannkit.state.codes import NONE, is_figure
from tannkit.state.effects import Test
from tannkit.state.frame import YOU, Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler, NotYet
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
    of, share = role(whom), paths_shared(c)

    def passes(s: State, v: Frame, code: int) -> bool:
        return share(s, v, of(s, v), code)

    return passes


def paths_shared(c: Compiler) -> Callable[[State, Frame, int, int], bool]:
    """Whether two codes are on a common path: as the first of them that is a figure has the paths, or else `you`."""
    sight, plain = c.sight, c.tables.distances.sight

    def share(s: State, v: Frame, one: int, other: int) -> bool:
        here, there = where(s, one), where(s, other)
        if here < 0 or there < 0:
            return False
        if sight is None or "cuts_paths" not in s.index.passives:
            return bool(plain[here] >> there & 1)
        viewer = next((each for each in (one, other, v[YOU]) if is_figure(each)), NONE)
        return bool(sight(s, viewer)[here] >> there & 1)

    return share


def within(c: Compiler, steps: object, whom: str) -> Test:
    """At most so many circles away (RE-RANGE-002, RE-RANGE-007)."""
    of, far = role(whom), number(c, steps)  # type: ignore[arg-type]  # a parsed number
    distance = c.tables.distances.distance

    def passes(s: State, v: Frame, code: int) -> bool:
        here, there = where(s, of(s, v)), where(s, code)
        return here >= 0 and there >= 0 and distance(here, there) <= far(s, v)

    return passes


def circles_of_kinds(board: Board, kinds: tuple[str, ...]) -> int:
    """The circles of some kinds as a set; without a kind only movement circles are meant (RE-MAP-010)."""
    masks = {
        "movement": board.movement,
        "objective": board.objectives,
        "action": board.actions,
        "entry_point": board.entries,
    }
    found = 0
    for kind in kinds or ("movement",):
        found |= masks[kind]
    return found


def region_of(c: Compiler, name: str) -> int:
    """The circles of a region of the map as a set.

    Raises:
        NotYet: the map has no such region.
    """
    found = c.local.regions.get(name)
    if found is None:
        raise NotYet("region", f"a region {name!r} on this map", "Maps declare them under `regions`.")
    return found
