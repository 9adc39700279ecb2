"""Game rules: what a mode or scenario brings along, made ready for a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tannkit.state.effects import Condition
from tannkit.state.frame import Frame

if TYPE_CHECKING:
    from tannkit.state.state import State

Toward = Callable[["State", int], int]
# What ends a game beside the ways to win of its mode.
THROUGH_ELIMINATION, THROUGH_NOBODY = -1, -2
OF_SIDE, OF_GAME, OF_MARKER = range(3)
# Counter codes below it belong to one counter.
SPREAD = 1_000_000


@dataclass(frozen=True, slots=True)
class MarkerKind:
    """A marker of the mode.

    Attributes:
        number: its place among the markers.
        ref: its name in the data.
        name: what it is called.
        owned: whether it belongs to a side.
        carried: whether characters can carry it.
        by: who can, seen from its owner: `own`, `enemy` or `any`.
        slots: how many slots it takes.
        most: how many of it one character can carry; 0 for any number.
        drops: whether it stays in the circle of a carrier who dies.
        faces: the kinds of tokens that are this marker, one for each copy where it has several faces.
        shuffled: whether chance says which of them is drawn.
    """

    number: int
    ref: str
    name: Mapping[str, str]
    owned: bool
    carried: bool
    by: str
    slots: int
    most: int
    drops: bool
    faces: tuple[int, ...]
    shuffled: bool = False


@dataclass(frozen=True, slots=True)
class CounterKind:
    """A counter: `of` is OF_SIDE, OF_GAME or OF_MARKER; `start` its first value, None for the number on the marker."""

    number: int
    ref: str
    label: Mapping[str, str]
    of: int
    start: int | None


@dataclass(frozen=True, slots=True)
class OrderKind:
    """An order of characters, one for each side."""

    number: int
    ref: str
    label: Mapping[str, str]
    top_public: bool
    known_to_owner: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """An action that the mode offers.

    Attributes:
        number: its place among them.
        ref: its name in the data.
        name: what it is called.
        free: whether it takes no action.
        able: whether a figure can take it: it is `you` in the scope.
        program: what it does.
        key: the number of the effect, for limits.
    """

    number: int
    ref: str
    name: Mapping[str, str]
    free: bool
    able: Condition
    program: int
    key: int


@dataclass(frozen=True, slots=True)
class Way:
    """A way to win.

    Attributes:
        number: its place among them.
        when: the condition, with a side as `you`.
        winner: the side that wins when it holds for a side; DRAW if nobody does, NOBODY if it does not hold for that
            side at all.
        at_end: whether it is looked at only when a turn ends.
        toward: how near a side is to winning by it, in thousandths; for machine players.
    """

    number: int
    when: Condition
    winner: Callable[[State, Frame], int]
    at_end: bool
    toward: Toward


@dataclass(frozen=True, slots=True)
class FixedTurn:
    """A turn whose initiative a faction has without a roll; `first` are the figures of which one goes first."""

    turn: int
    faction: int
    first: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameRules:
    """All of it.

    Attributes:
        markers: the markers.
        counters: the counters.
        orders: the orders.
        offers: the actions.
        ways: the ways to win.
        fixed: turns whose initiative is fixed.
        kind: the kind of the token that stands for the effects of the mode, or -1.
        before: the program of the setup steps before the Setup Roll, or -1.
        after: the program of those behind the choice of entry points, or -1.
        last_turn: the last turn that the ways to win speak of; 0 if they speak of none.
    """

    markers: tuple[MarkerKind, ...] = ()
    counters: tuple[CounterKind, ...] = ()
    orders: tuple[OrderKind, ...] = ()
    offers: tuple[Offer, ...] = ()
    ways: tuple[Way, ...] = ()
    fixed: tuple[FixedTurn, ...] = ()
    kind: int = -1
    before: int = -1
    after: int = -1
    last_turn: int = 0


PLAIN = GameRules()
