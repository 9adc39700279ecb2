"""Compiling: how phrases of the effect language become closures over the tables of a game.

Roles become places in a frame, names become numbers, filters become tests. What a game's rules are is not known
here: the ruleset supplies programs by name and the value of a characteristic.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tannkit.model.shapes import fields_of
from tannkit.state.effects import Change, Condition, Selection
from tannkit.state.frame import LOCAL, PC, Frame
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import Step, Tables
from tannkit.verbs.local_names import NOTHING, LocalNames
from tannkit.verbs.records.roll_change import RollChanges

RoleCode = Callable[[State, Frame], int]
Codes = Callable[[State, Frame], list[int]]
# The bit of names that are not there, above those of all that are.
NOBODYS = 1_000


class NotYet(TypeError):
    """A phrase asks for something that the engine cannot do, or for a name that the game does not have.

    `hint` says what can be said instead.
    """

    def __init__(self, verb: str, what: str, hint: str) -> None:
        super().__init__(f"`{verb}`: the engine does not know {what}")
        self.hint = hint


class Values(Protocol):
    """The value of a characteristic of a figure now, for a purpose; NULL if it has none."""

    def __call__(self, s: State, figure: int, stat: int, purpose: str) -> int:
        """The value."""
        ...


@dataclass(slots=True, eq=False)
class Code:
    """The steps of a program while it is compiled, with jumps still to be filled in."""

    steps: list[Step] = field(default_factory=list)
    size: int = LOCAL

    def add(self, step: Step) -> None:
        """A further step."""
        self.steps.append(step)

    @property
    def here(self) -> int:
        """Where the next step will stand."""
        return len(self.steps)

    def hole(self) -> int:
        """Keep a place free for a jump; gives the place."""
        self.steps.append(_unfilled)
        return len(self.steps) - 1

    def fill(self, place: int, step: Step) -> None:
        """Put a step into a place kept free."""
        self.steps[place] = step

    def local(self) -> int:
        """A further place of its own in the frame."""
        self.size += 1
        return self.size - 1


def _unfilled(t: Tables, s: State, f: Frame) -> None:
    raise AssertionError("a jump was not filled in")


class Names(Protocol):
    """The numbers that names of content have in the tables of a game."""

    def figures(self, ref: str) -> tuple[int, ...]:
        """All figures of a character; empty if it is not there."""
        ...

    def token_kind(self, ref: str) -> int:
        """The number of a kind of token; -1 if it is not there."""
        ...

    def place(self, table: str, ref: str) -> int:
        """The place of a name in `factions`, `affiliations`, `skills` or `traits`; -1 if it is not there."""
        ...


def _anybody(s: State, side: int) -> bool:
    """Where no ruleset says more, whoever lives counts."""
    return any(s.life[each] == ALIVE for each in s.team[side])


def _allowed(s: State, what: str, figure: int) -> bool:
    """Where no ruleset says more, nothing is forbidden."""
    return False


@dataclass(slots=True, eq=False)
class Compiler:
    """What compiling a phrase needs: the tables, the names, and what only the ruleset knows.

    Attributes:
        tables: the tables of the game; changes and programs are added to them.
        names: names to numbers.
        values: the value of a characteristic.
        skills: the skills of a figure now, as a set of bits.
        has_somebody: whether a side has anybody left.
        sight: for each circle those that share a path with it, as a figure has them (-1 for nobody); None for the
            paths of the map.
        forbidden: whether a word of `forbid` holds for a figure.
        kind: the number of the kind of token whose effects are compiled, or -1.
        loop_end: inside something that is done for several, where it goes on with the next one.
        local: what the mode and the map call their markers, counters, orders and regions.
    """

    tables: Tables
    names: Names
    values: Values
    skills: Callable[[State, int], int]
    kind: int = -1
    loop_end: int | None = None
    local: LocalNames = NOTHING
    has_somebody: Callable[[State, int], bool] = _anybody
    sight: Callable[[State, int], Sequence[int]] | None = None
    forbidden: Callable[[State, str, int], bool] = _allowed

    def effect_number(self) -> int:
        """A number for an effect that no other of the game has."""
        self.tables.effect_count += 1
        return self.tables.effect_count

    def mask(self, table: str, refs: Sequence[str]) -> int:
        """The names as a set of bits. A name that is not there gives a bit that nothing has."""
        found = 0
        for ref in refs:
            place = self.names.place(table, ref)
            found |= 1 << (place if place >= 0 else NOBODYS)
        return found

    def condition(self, parsed: Any) -> Condition:
        """A condition as a closure; one that is left out always holds."""
        if parsed is None:
            return _always
        closure: Condition = parsed.compile(self)
        return closure

    def selection(self, parsed: Any) -> Selection:
        """A selector as a test and as a list."""
        found: Selection = parsed.compile(self)
        return found

    def program(self, parsed: Sequence[Any], code: Code) -> None:
        """Add the steps of operations to a program."""
        for operation in parsed:
            operation.compile(self, code)

    def fork(self, code: Code, first: Condition, then: Sequence[Any], otherwise: Sequence[Any]) -> tuple[int, int]:
        """Add two ways on: the first if the condition holds, else the second.

        Args:
            code: the program.
            first: the condition; it is asked once, and may change what it needs to.
            then: the operations of the first way, parsed.
            otherwise: those of the second.

        Returns:
            Where the second way begins, and where both are over.
        """
        start = code.hole()
        self.program(then, code)
        done = code.hole()
        second = code.here
        self.program(otherwise, code)
        end = code.here

        def decide(t: Tables, s: State, f: Frame) -> None:
            if not first(s, f):
                f[PC] = second

        def skip(t: Tables, s: State, f: Frame) -> None:
            f[PC] = end

        code.fill(start, decide)
        code.fill(done, skip)
        return second, end

    def register(self, code: Code) -> int:
        """Put a finished program among the programs of the game; gives its number."""
        self.tables.programs.append(tuple(code.steps))
        self.tables.sizes.append(code.size)
        return len(self.tables.programs) - 1

    def change(self, parsed: Any) -> Change:
        """A modifier, with the numbers and selectors in it compiled. It gets a number in the tables."""
        # A change to a kind of roll is a record inside the modifier.
        record = parsed.value if isinstance(getattr(parsed, "value", None), RollChanges) else parsed
        number = len(self.tables.changes)
        parts = self._parts(record, "number"), self._parts(record, "selector")
        change = Change(parsed.keys(), parsed, number, *parts)
        self.tables.changes.append(change)
        return change

    def _parts(self, record: Any, grammar: str) -> Mapping[str, Any]:
        """The fields of a record that hold such phrases, compiled."""
        from tannkit.verbs.numbers import number

        found: dict[str, Any] = {}
        kind: type = type(record)
        for each in fields_of(kind):
            value = getattr(record, each.attribute)
            if each.shape.grammar == grammar and value is not None:
                found[each.name] = number(self, value) if grammar == "number" else self.selection(value)
        return found


def _always(s: State, f: Frame) -> bool:
    return True
