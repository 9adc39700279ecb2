"""Characters at play: the filters for characters as a test and a list of figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tannkit.state.codes import is_figure
from tannkit.state.effects import Selection, Test
from tannkit.state.frame import Frame
from tannkit.state.state import ALIVE, ATTACHED, DEAD, DESTROYED, State
from tannkit.state.tables import HERO, ROBOT, TROOPER
from tannkit.verbs.compiling import Compiler, NotYet
from tannkit.verbs.filters import both, either, selection, side_of_you
from tannkit.verbs.markers import has_marker
from tannkit.verbs.places import adjacent_to, on_path_of, region_of, within
from tannkit.verbs.roles import role, where

if TYPE_CHECKING:
    from tannkit.verbs.selectors.characters import CharacterFilter

LIVES = {"alive": ALIVE, "dead": DEAD, "destroyed": DESTROYED, "off_board": ALIVE}
KINDS = {"hero": HERO, "trooper": TROOPER, "robot": ROBOT}


def characters_at_play(c: Compiler, filters: CharacterFilter) -> Selection:
    """Everything that the filters ask for, the cheapest first.

    Args:
        c: the compiler.
        filters: the filters.

    Raises:
        NotYet: they ask for a marker, order or region that is not there.
    """
    # Where groups of filters are given, each says for itself in which state; `alive` is only what they start from.
    state = _figure if filters.any_ and filters.state == "alive" else _state(filters.state)
    tests = [state, *_who(c, filters), *_sheet(c, filters), *_places(c, filters)]
    if filters.any_:
        tests.append(either([c.selection(each) for each in filters.any_]))
    if filters.nearest_to is not None:
        return _nearest(c, filters.nearest_to, both(tests))
    return selection(tests, _figures)


def _figures(s: State) -> list[int]:
    return sorted(s.team[0] + s.team[1])


def _figure(s: State, v: Frame, code: int) -> bool:
    return is_figure(code)


def _state(state: str) -> Test:
    life, off_board = LIVES[state], state == "off_board"
    if off_board:
        return lambda s, v, code: is_figure(code) and s.life[code] == life and s.pos[code] < 0
    return lambda s, v, code: is_figure(code) and s.life[code] == life


def _who(c: Compiler, filters: CharacterFilter) -> list[Test]:
    tests: list[Test] = []
    if filters.is_ is not None:
        tests.append(_is(filters.is_))
    tests += [_is_not(each) for each in filters.not_]
    if filters.side == "own":
        tests.append(lambda s, v, code: s.side[code] == side_of_you(s, v))
    elif filters.side == "enemy":
        tests.append(lambda s, v, code: s.side[code] == 1 - side_of_you(s, v))
    if filters.unhurt is not None:
        unhurt = filters.unhurt
        tests.append(lambda s, v, code: (s.row[code] == 0) is unhurt)
    if filters.carries is not None:
        tests.append(_carries(c.names.token_kind(filters.carries)))
    if filters.carries_marker is not None:
        tests.append(has_marker(c, filters.carries_marker))
    if filters.top_of is not None:
        tests.append(_top_of(c, filters.top_of))
    return tests


def _sheet(c: Compiler, filters: CharacterFilter) -> list[Test]:
    """What the sheets say is worked out once, as a set of figures."""
    allowed = [True] * len(c.tables.figures)
    named = set(c.names.figures(filters.named)) if filters.named else None
    not_named = set(c.names.figures(filters.not_named)) if filters.not_named else set()
    symbol = c.mask("affiliations", (filters.affiliation,)) if filters.affiliation else 0
    not_symbol = c.mask("affiliations", (filters.not_affiliation,)) if filters.not_affiliation else 0
    faction = c.names.place("factions", filters.faction) if filters.faction else None
    for figure in c.tables.figures:
        allowed[figure.number] = (
            (named is None or figure.number in named)
            and figure.number not in not_named
            and (not filters.affiliation or bool(figure.affiliations & symbol))
            and not figure.affiliations & not_symbol
            and (faction is None or figure.faction == faction)
            and (filters.kind is None or figure.kind == KINDS[filters.kind])
            and (filters.not_kind is None or figure.kind != KINDS[filters.not_kind])
        )
    if all(allowed):
        return []
    fitting = tuple(allowed)
    return [lambda s, v, code: fitting[code]]


def _places(c: Compiler, filters: CharacterFilter) -> list[Test]:
    tests: list[Test] = []
    if filters.adjacent_to is not None:
        tests.append(adjacent_to(c, filters.adjacent_to))
    if filters.on_path_of is not None:
        tests.append(on_path_of(c, filters.on_path_of))
    if filters.within is not None:
        tests.append(within(c, filters.within, filters.of or "you"))
    if filters.in_region is not None:
        area = region_of(c, filters.in_region)
        tests.append(lambda s, v, code: s.pos[code] >= 0 and bool(area >> s.pos[code] & 1))
    if filters.sight == "required":
        tests.append(on_path_of(c, filters.of or filters.adjacent_to or "you"))
    return tests


def _top_of(c: Compiler, name: str) -> Test:
    """On top of the order of its side; a pair is one entry, and either of the two is on top (RE-Q-67)."""
    number, figures = c.local.orders.get(name), c.tables.figures
    if number is None:
        raise NotYet(
            "order", f"an order {name!r} here", "The mode or scenario declares orders by steps of its `setup`."
        )

    def passes(s: State, v: Frame, code: int) -> bool:
        side = s.side[code]
        order = s.orders[2 * number + side] if side in (0, 1) and s.orders else ()
        return bool(order) and order[0] in (code, figures[code].partner)

    return passes


def _is(name: str) -> Test:
    whom = role(name)
    return lambda s, v, code: whom(s, v) == code


def _is_not(name: str) -> Test:
    whom = role(name)
    return lambda s, v, code: whom(s, v) != code


def _carries(kind: int) -> Test:
    def passes(s: State, v: Frame, code: int) -> bool:
        return any(
            holder == code and s.kinds[token] == kind and not s.marks[token] & ATTACHED
            for token, holder in enumerate(s.holder)
        )

    return passes


def _nearest(c: Compiler, name: str, test: Test) -> Selection:
    """Those at the least distance of all that pass the other filters."""
    of, distance = role(name), c.tables.distances.distance

    def every(s: State, v: Frame) -> list[int]:
        here = where(s, of(s, v))
        if here < 0:
            return []
        placed = [code for code in _figures(s) if test(s, v, code) and s.pos[code] >= 0]
        least = min((distance(here, s.pos[code]) for code in placed), default=0)
        return [code for code in placed if distance(here, s.pos[code]) == least]

    return Selection(lambda s, v, code: code in every(s, v), every)
