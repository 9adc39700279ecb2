"""Circles at play: the filters for circles as a test and a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tannkit.board.board import Board, bits
from tannkit.state.codes import CIRCLE, is_circle
from tannkit.state.effects import Selection, Test
from tannkit.state.frame import Frame
from tannkit.state.registers import ENTRIES
from tannkit.state.state import ALIVE, State
from tannkit.verbs.compiling import Compiler, NotYet
from tannkit.verbs.filters import either, selection, side_of_you
from tannkit.verbs.places import adjacent_to, on_path_of, within
from tannkit.verbs.roles import role, where

if TYPE_CHECKING:
    from tannkit.verbs.selectors.circles import CircleFilter


def circles_at_play(c: Compiler, filters: CircleFilter) -> Selection:
    """Everything that the filters ask for. Without a kind only movement circles are meant (RE-MAP-010).

    Where groups of filters are given, each says for itself which kinds it means.

    Args:
        c: the compiler.
        filters: the filters.

    Raises:
        NotYet: they ask for something that the engine does not keep yet.
    """
    for name in ("without", "with_", "region"):
        if getattr(filters, name) is not None:
            raise NotYet("circles", f"`{name}`")
    board = c.tables.board
    mask = _kinds(board, filters.kind) if filters.kind or not filters.any_ else (1 << len(board.circles)) - 1
    everything = [CIRCLE + circle for circle in bits(mask)]
    tests: list[Test] = [lambda s, v, code: is_circle(code) and bool(mask >> (code - CIRCLE) & 1)]
    if filters.is_ is not None:
        whom = role(filters.is_)
        tests.append(lambda s, v, code: where(s, whom(s, v)) == code - CIRCLE)
    if filters.adjacent_to is not None:
        tests.append(adjacent_to(c, filters.adjacent_to))
    if filters.on_path_of is not None:
        tests.append(on_path_of(c, filters.on_path_of))
    if filters.within is not None:
        tests.append(within(c, filters.within, filters.of or "you"))
    tests += _entries(filters)
    if filters.empty is not None:
        tests.append(_empty(wanted=filters.empty))
    if filters.any_:
        tests.append(either([c.selection(each) for each in filters.any_]))
    return selection(tests, lambda s: everything)


def _kinds(board: Board, kinds: tuple[str, ...]) -> int:
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


def _entries(filters: CircleFilter) -> list[Test]:
    owner = "own" if filters.own else filters.owner
    if filters.own is False:
        return [lambda s, v, code: not _entries_of(s, side_of_you(s, v)) >> (code - CIRCLE) & 1]
    if owner == "own":
        return [lambda s, v, code: bool(_entries_of(s, side_of_you(s, v)) >> (code - CIRCLE) & 1)]
    if owner == "enemy":
        return [lambda s, v, code: bool(_entries_of(s, 1 - side_of_you(s, v)) >> (code - CIRCLE) & 1)]
    if owner == "none":
        return [lambda s, v, code: not (s.g[ENTRIES] | s.g[ENTRIES + 1]) >> (code - CIRCLE) & 1]
    return []


def _entries_of(s: State, side: int) -> int:
    """The entry points of a side as a set of circles; nobody, who is on no side, has none and no enemy's either."""
    return s.g[ENTRIES + side] if 0 <= side <= 1 else 0


def _empty(*, wanted: bool) -> Test:
    def passes(s: State, v: Frame, code: int) -> bool:
        circle = code - CIRCLE
        taken = any(s.pos[each] == circle and s.life[each] == ALIVE for team in s.team for each in team)
        return taken is not wanted

    return passes
