"""Tokens at play: the filters for tokens as a test and a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tannkit.state.codes import CIRCLE, TOKEN, is_figure, is_token
from tannkit.state.effects import Selection, Test
from tannkit.state.frame import Frame
from tannkit.state.state import ATTACHED, FACEDOWN, RUINED, State
from tannkit.verbs.compiling import Compiler, NotYet
from tannkit.verbs.filters import either, selection, side_of_you
from tannkit.verbs.places import adjacent_to
from tannkit.verbs.roles import role, where

if TYPE_CHECKING:
    from tannkit.verbs.selectors.tokens import TokenFilter

NOT_KEPT = ("kind", "in_region", "dropped_by")


def tokens_at_play(c: Compiler, filters: TokenFilter) -> Selection:
    """Everything that the filters ask for, the cheapest first.

    Args:
        c: the compiler.
        filters: the filters.

    Raises:
        NotYet: they ask for something that the engine does not keep yet.
    """
    for name in NOT_KEPT:
        if getattr(filters, name) is not None:
            raise NotYet("tokens", f"`{name}`")
    if filters.circle or filters.state in ("supply", "planted"):
        raise NotYet("tokens", "markers of modes and scenarios")
    tests: list[Test] = [lambda s, v, code: is_token(code)]
    tests += _kinds(c, filters)
    tests += _holding(filters)
    if filters.adjacent_to is not None:
        tests.append(adjacent_to(c, filters.adjacent_to))
    if filters.at is not None:
        tests.append(_lies_at(filters.at))
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
        other = filters.owner == "enemy"

        def owned(s: State, v: Frame, code: int) -> bool:
            owner = s.owner[code - TOKEN]
            return owner >= 0 and (s.side[owner] != side_of_you(s, v)) is other

        tests.append(owned)
    if filters.state is not None:
        tests.append(STATES[filters.state])
    return tests


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
    "faceup": lambda s, v, code: not s.marks[code - TOKEN] & FACEDOWN,
}
