"""Tokens at play: the filters for tokens as a test and a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tannkit.state.codes import CIRCLE, SUPPLY, TOKEN, is_circle, is_figure, is_token
from tannkit.state.effects import Selection, Test
from tannkit.state.frame import Frame
from tannkit.state.sides import side_of
from tannkit.state.state import ATTACHED, FACEDOWN, PLACED, RUINED, State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.filters import either, selection, side_of_you
from tannkit.verbs.markers import marker_number
from tannkit.verbs.places import adjacent_to, circles_of_kinds, region_of
from tannkit.verbs.roles import role, where

if TYPE_CHECKING:
    from tannkit.verbs.selectors.tokens import TokenFilter


def tokens_at_play(c: Compiler, filters: TokenFilter) -> Selection:
    """Everything that the filters ask for, the cheapest first.

    Args:
        c: the compiler.
        filters: the filters.

    Raises:
        NotYet: they ask for a marker that is not there.
    """
    tests: list[Test] = [lambda s, v, code: is_token(code)]
    tests += _kinds(c, filters)
    tests += _holding(filters)
    if filters.adjacent_to is not None:
        tests.append(adjacent_to(c, filters.adjacent_to))
    if filters.at is not None:
        tests.append(_lies_at(filters.at))
    if filters.circle or filters.in_region is not None:
        tests.append(_lies_in(c, filters))
    if filters.any_:
        tests.append(either([c.selection(each) for each in filters.any_]))
    return selection(tests, lambda s: [TOKEN + token for token in range(len(s.kinds))])


def _kinds(c: Compiler, filters: TokenFilter) -> list[Test]:
    """What the kinds of tokens say. A destroyed token is useless, and has no traits to be asked for any more."""
    tests: list[Test] = []
    tables = c.tables
    if filters.is_ is not None:
        whom = role(filters.is_)
        tests.append(lambda s, v, code: whom(s, v) == code)
    if filters.named is not None:
        kind = c.names.token_kind(filters.named)
        tests.append(lambda s, v, code: s.kinds[code - TOKEN] == kind)
    if filters.kind is not None:
        marker = marker_number(c, filters.kind)
        tests.append(lambda s, v, code: tables.kinds[s.kinds[code - TOKEN]].marker == marker)
    every, some, none = (c.mask("traits", each) for each in (filters.traits, filters.traits_any, filters.not_traits))
    if filters.traits or filters.traits_any or filters.not_traits:

        def traits(s: State, v: Frame, code: int) -> bool:
            token = code - TOKEN
            has = 0 if s.marks[token] & RUINED else tables.kinds[s.kinds[token]].traits
            return has & every == every and (not some or bool(has & some)) and not has & none

        tests.append(traits)
    if filters.disposable is not None:
        wanted = filters.disposable
        tests.append(lambda s, v, code: tables.kinds[s.kinds[code - TOKEN]].disposable is wanted)
    return tests


def _holding(filters: TokenFilter) -> list[Test]:
    tests: list[Test] = []
    if filters.of is not None:
        tests.append(_held_by(filters.of))
    if filters.owner is not None and filters.owner != "any":
        tests.append(_owned(filters.owner))
    if filters.state is not None:
        tests.append(STATES[filters.state])
    if filters.dropped_by is not None:
        tests.append(STATES["dropped"])
        if filters.dropped_by != "any":
            tests.append(_owned(filters.dropped_by))
    return tests


def _owned(whose: str) -> Test:
    other = whose == "enemy"

    def owned(s: State, v: Frame, code: int) -> bool:
        owner = side_of(s, s.owner[code - TOKEN])
        return owner in (0, 1) and (owner != side_of_you(s, v)) is other

    return owned


def _lies_in(c: Compiler, filters: TokenFilter) -> Test:
    """On the board in a circle of these kinds and of this region."""
    board = c.tables.board
    area = circles_of_kinds(board, filters.circle) if filters.circle else (1 << len(board.circles)) - 1
    if filters.in_region is not None:
        area &= region_of(c, filters.in_region)

    def passes(s: State, v: Frame, code: int) -> bool:
        holder = s.holder[code - TOKEN]
        return is_circle(holder) and bool(area >> (holder - CIRCLE) & 1)

    return passes


def _held_by(name: str) -> Test:
    whose = role(name)

    def passes(s: State, v: Frame, code: int) -> bool:
        # What is out of the game has no holder, and is not held by a role that stands for nobody either.
        holder = s.holder[code - TOKEN]
        return is_figure(holder) and holder == whose(s, v) and not s.marks[code - TOKEN] & ATTACHED

    return passes


def _lies_at(name: str) -> Test:
    whom = role(name)

    def passes(s: State, v: Frame, code: int) -> bool:
        here = where(s, whom(s, v))
        return here >= 0 and s.holder[code - TOKEN] == CIRCLE + here

    return passes


STATES: dict[str, Test] = {
    "board": lambda s, v, code: s.holder[code - TOKEN] >= CIRCLE,
    "carried": lambda s, v, code: is_figure(s.holder[code - TOKEN]),
    "facedown": lambda s, v, code: bool(s.marks[code - TOKEN] & FACEDOWN),
    "supply": lambda s, v, code: s.holder[code - TOKEN] == SUPPLY,
    "planted": lambda s, v, code: s.holder[code - TOKEN] >= CIRCLE and bool(s.marks[code - TOKEN] & PLACED),
    "dropped": lambda s, v, code: s.holder[code - TOKEN] >= CIRCLE and not s.marks[code - TOKEN] & PLACED,
    "faceup": lambda s, v, code: not s.marks[code - TOKEN] & FACEDOWN,
}
