"""Circles at play: the filters for circles as a test and a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tannkit.board.board import bits
from tannkit.state.codes import CIRCLE, TOKEN, is_circle, is_token
from tannkit.state.effects import Selection, Test
from tannkit.state.frame import Frame
from tannkit.state.registers import ENTRIES
from tannkit.state.state import ALIVE, State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.filters import either, selection, side_of_you
from tannkit.verbs.markers import has_marker
from tannkit.verbs.places import adjacent_to, circles_of_kinds, on_path_of, region_of, within
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
        NotYet: they ask for a marker or region that is not there.
    """
    board = c.tables.board
    mask = circles_of_kinds(board, filters.kind) if filters.kind or not filters.any_ else (1 << len(board.circles)) - 1
    if filters.region is not None:
        mask &= region_of(c, filters.region)
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
    if filters.with_ is not None:
        tests.append(has_marker(c, filters.with_))
    if filters.without is not None:
        lies = has_marker(c, filters.without)
        tests.append(lambda s, v, code: not lies(s, v, code))
    if filters.matches is not None:
        tests.append(_matches(c, filters.matches))
    if filters.empty is not None:
        tests.append(_empty(wanted=filters.empty))
    if filters.any_:
        tests.append(either([c.selection(each) for each in filters.any_]))
    return selection(tests, lambda s: everything)


def _matches(c: Compiler, name: str) -> Test:
    """An objective circle of the token's tier that shows the larger icon of the token (RE-OBJ-005, RE-OBJ-006)."""
    token, tables = role(name), c.tables

    def passes(s: State, v: Frame, code: int) -> bool:
        shown = token(s, v)
        if not is_token(shown):
            return False
        kind = tables.kinds[s.kinds[shown - TOKEN]]
        return tables.objective_skills.get(code - CIRCLE) == (kind.tier, kind.icons[0] if kind.icons else 0)

    return passes


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
