"""Compiled effects: what the effects of a kind of token have become when a game is made ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tannkit.state.frame import Frame

if TYPE_CHECKING:
    from tannkit.state.state import State

Condition = Callable[["State", Frame], bool]
Number = Callable[["State", Frame], int]
# Whether something passes the filters of a selector: state, scope, code.
Test = Callable[["State", Frame, int], bool]
# All that pass them, as codes in a fixed order.
Every = Callable[["State", Frame], list[int]]
INVENTORY, ATTACHED, PLACED = range(3)
PLACES = {"inventory": INVENTORY, "attached": ATTACHED, "placed": PLACED}


@dataclass(frozen=True, slots=True)
class Selection:
    """A compiled selector: asks for one, or gives all. Codes as in `codes`."""

    test: Test
    every: Every


@dataclass(frozen=True, slots=True)
class Change:
    """A compiled modifier: its record, and what of it depends on the game, by field.

    `keys` are what asks for it, such as `attack_roll` or `stat.combat`.
    """

    keys: tuple[str, ...]
    record: Any
    number: int
    numbers: Mapping[str, Number] = field(default_factory=dict)
    selections: Mapping[str, Selection] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Passive:
    """A compiled passive effect: `applies` says for which figures `give` holds. `place` is a place of PLACES."""

    place: int
    when: Condition
    applies: Test
    give: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Trigger:
    """A compiled trigger: `program` runs when one of the events happens, `when` holds and the cost can be paid.

    One that `repeats` can answer the same event several times.
    """

    place: int
    events: tuple[str, ...]
    instead: bool
    optional: bool
    when: Condition
    payable: Condition
    program: int
    number: int
    repeats: bool = False


@dataclass(frozen=True, slots=True)
class Use:
    """A compiled use: what a figure may do with a token in a window.

    `action` is the kind of action that it takes, empty for none.
    """

    place: int
    window: str
    action: str
    when: Condition
    payable: Condition
    program: int
    number: int
