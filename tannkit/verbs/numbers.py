"""Numbers at play: a number of the effect language as a closure."""

from __future__ import annotations

from tannkit.state import decision
from tannkit.state.codes import is_figure
from tannkit.state.decision import Decision
from tannkit.state.effects import Number
from tannkit.state.frame import A_HITS, AMOUNT, Frame
from tannkit.state.registers import ATTACK
from tannkit.state.state import State
from tannkit.state.tables import NULL, STATS, Tables
from tannkit.verbs.compiling import Code, Compiler, NotYet
from tannkit.verbs.counters import counter_value
from tannkit.verbs.records.number import NumberOf
from tannkit.verbs.roles import role


def number(c: Compiler, value: int | NumberOf) -> Number:
    """The number as a closure. A role that stands for nothing, or a null value, counts as 0.

    Args:
        c: the compiler.
        value: a whole number, or one read off the game.

    Raises:
        NotYet: it is read off something that the rules engine does not keep yet.
    """
    if isinstance(value, int):
        return _fixed(value)
    read = _read(c, value)
    plus, half_up = value.plus, value.half_up
    if not plus and not half_up:
        return read

    def changed(s: State, v: Frame) -> int:
        found = read(s, v)
        return ((found + 1) // 2 if half_up else found) + plus

    return changed


def number_in(c: Compiler, value: int | NumberOf, code: Code) -> Number:
    """The number as a closure, inside a program: a die in it is rolled before the next step.

    Args:
        c: the compiler.
        value: a whole number, or one read off the game.
        code: the program.

    Raises:
        NotYet: as for `number`.
    """
    if isinstance(value, int) or value.die is None:
        return number(c, value)
    sides, plus, half_up, place = value.die, value.plus, value.half_up, code.local()

    def ask(t: Tables, s: State, f: Frame) -> Decision | None:
        return decision.dice(1, sides)

    def keep(t: Tables, s: State, f: Frame) -> None:
        face = int(s.answer[0])
        s.tell("die.rolled", face, sides)
        f[place] = ((face + 1) // 2 if half_up else face) + plus

    code.add(ask)
    code.add(keep)
    return lambda s, v: v[place]


def _read(c: Compiler, value: NumberOf) -> Number:
    if value.stat is not None:
        return _stat(c, value.stat, value.of)
    if value.count is not None:
        every = c.selection(value.count).every
        return lambda s, v: len(every(s, v))
    if value.uncancelled == "attack":
        return lambda s, v: s.frames[s.g[ATTACK]][A_HITS] if s.g[ATTACK] else 0
    if value.uncancelled == "duel":
        return lambda s, v: v[AMOUNT]
    if value.counter is not None:
        return counter_value(c, value.counter)
    raise NotYet("die", "a die in this place", "Roll it in a step `roll_die`, and let that decide what happens.")


def _stat(c: Compiler, stat: str, of: str) -> Number:
    whose, place, values = role(of), STATS.index(stat), c.values

    def read(s: State, v: Frame) -> int:
        code = whose(s, v)
        found = values(s, code, place, "any") if is_figure(code) else 0
        return 0 if found == NULL else found

    return read


def _fixed(value: int) -> Number:
    return lambda s, v: value
