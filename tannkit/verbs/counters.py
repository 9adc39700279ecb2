"""Counters at play: where the value of a counter of the mode is kept, and what it is."""

from __future__ import annotations

from collections.abc import Callable

from tannkit.state.codes import NONE, TOKEN, is_token
from tannkit.state.effects import Number
from tannkit.state.frame import Frame
from tannkit.state.game_rules import OF_GAME, OF_MARKER, OF_SIDE, SPREAD, CounterKind
from tannkit.state.registers import FACTION
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Compiler, NotYet
from tannkit.verbs.filters import side_of_you
from tannkit.verbs.roles import role

# Whose a counter of the game is.
THE_GAME = 2
Owner = Callable[[State, Frame], int]


def value_of(t: Tables, s: State, counter: CounterKind, owner: int) -> int:
    """The value of a counter; 0 where nobody has it.

    Args:
        t: the tables.
        s: the state.
        counter: the counter.
        owner: the side, THE_GAME, or the code of the marker; NONE for nobody.
    """
    if owner == NONE:
        return 0
    kept = s.counters.get(counter.number * SPREAD + owner)
    if kept is not None:
        return kept
    return t.kinds[s.kinds[owner - TOKEN]].face if counter.start is None else counter.start


def set_to(s: State, counter: CounterKind, owner: int, value: int) -> None:
    """Change a counter.

    Args:
        s: the state.
        counter: the counter.
        owner: as for `value_of`.
        value: its new value.
    """
    if owner != NONE:
        s.counters[counter.number * SPREAD + owner] = value
        s.tell("counter.changed", counter.number, owner, value)


def counter_named(c: Compiler, name: str) -> CounterKind:
    """The counter of that name.

    Raises:
        NotYet: there is none here.
    """
    found = c.local.counters.get(name)
    if found is None:
        raise NotYet(
            "counter", f"a counter {name!r} here", "The mode or scenario declares counters by steps of its `setup`."
        )
    return found


def owner_of(c: Compiler, counter: CounterKind, of: str | None, faction: str | None) -> Owner:
    """Whose counter is meant, as a closure.

    Args:
        c: the compiler.
        counter: the counter.
        of: `this`, `chosen`, `side`, `other` or `game`; if left out, as the counter was declared.
        faction: the faction whose it is.
    """
    if faction is not None:
        return _of_faction(c.names.place("factions", faction))
    whose = of or {OF_SIDE: "side", OF_GAME: "game", OF_MARKER: "this"}[counter.of]
    if whose == "game":
        return lambda s, v: THE_GAME
    if whose == "side":
        return side_of_you
    if whose == "other":
        return lambda s, v: 1 - side_of_you(s, v) if side_of_you(s, v) in (0, 1) else NONE
    token = role(whose)

    def marker(s: State, v: Frame) -> int:
        code = token(s, v)
        return code if is_token(code) else NONE

    return marker


def counter_value(c: Compiler, name: str, of: str | None = None, faction: str | None = None) -> Number:
    """The value of a counter as a closure.

    Raises:
        NotYet: there is no such counter here.
    """
    counter, tables = counter_named(c, name), c.tables
    owner = owner_of(c, counter, of, faction)
    return lambda s, v: value_of(tables, s, counter, owner(s, v))


def _of_faction(faction: int) -> Owner:
    def owner(s: State, v: Frame) -> int:
        return next((side for side in (0, 1) if s.g[FACTION + side] == faction), NONE)

    return owner
