"""Choosing at play: a choice of the effect language as steps of a program."""

from __future__ import annotations

from tannkit.state.decision import Decision
from tannkit.state.effects import Condition, Every, Number
from tannkit.state.frame import CHOSEN, PC, YOU, Frame
from tannkit.state.sides import decider
from tannkit.state.state import Move, State
from tannkit.state.tables import STATS, Tables
from tannkit.verbs.compiling import Code, Compiler, NotYet
from tannkit.verbs.records.choice import Choice
from tannkit.verbs.roles import role

END = 10_000  # beyond the end of any program


def possible(c: Compiler, choice: Choice | None, *conditions: Condition) -> Condition:
    """Whether there is anything to choose.

    Args:
        c: the compiler.
        choice: the choice; None for none.
        conditions: further ones that what is chosen must meet.
    """
    if choice is None or choice.from_ is None or choice.optional:
        return lambda s, v: True
    every = candidates(c, choice, *conditions)
    return lambda s, v: bool(every(s, v))


def candidates(c: Compiler, choice: Choice, *conditions: Condition) -> Every:
    """Everything that can be chosen, as codes: what the selector gives, if the conditions hold for it as `chosen`."""
    every = c.selection(choice.from_).every
    wanted = (*((c.condition(choice.when),) if choice.when is not None else ()), *conditions)
    if not wanted:
        return every

    def fitting(s: State, v: Frame) -> list[int]:
        before = v[CHOSEN]
        found = []
        for code in every(s, v):
            v[CHOSEN] = code
            if all(each(s, v) for each in wanted):
                found.append(code)
        v[CHOSEN] = before
        return found

    return fitting


def add_choice(c: Compiler, choice: Choice, code: Code, *conditions: Condition, end: int | None = None) -> None:
    """Add the steps of a choice; what is chosen is CHOSEN from then on.

    Without a candidate the program ends, or goes on at `end`.

    Args:
        c: the compiler.
        choice: the choice.
        code: the program.
        conditions: further ones that what is chosen must meet.
        end: where it goes on without a candidate.

    Raises:
        NotYet: several are chosen together that are no words.
    """
    way_out = END if end is None else end
    if choice.from_ is None:
        _add_words(c, choice, code, way_out)
        return
    if choice.count > 1:
        hint = "Have one chosen and dealt with, then the next: a step `choose` for each."
        raise NotYet("choose", "several that are chosen together", hint)
    every, chooser, optional = candidates(c, choice, *conditions), _chooser(choice.by), choice.optional

    def ask(t: Tables, s: State, f: Frame) -> Decision | None:
        found = every(s, f)
        moves: list[Move] = [("choose", each) for each in found]
        if optional:
            moves.append(("decline",))
        if len(moves) <= 1:
            s.answer = moves[0] if moves else ()
            return None
        return Decision("choose", chooser(s, f), lambda: moves, figure=f[YOU])

    def take(t: Tables, s: State, f: Frame) -> None:
        if len(s.answer) < 2:
            f[PC] = way_out
            return
        f[CHOSEN] = int(s.answer[1])
        s.tell("chosen", f[CHOSEN])

    code.add(ask)
    code.add(take)


def _add_words(c: Compiler, choice: Choice, code: Code, way_out: int) -> None:
    """Characteristics and skills are chosen as a set of bits: characteristics first, skills behind them.

    So many words in all are chosen, each once. Skills that are not in the game are not offered.
    """
    skills = [c.names.place("skills", each) for each in choice.skills]
    found = [*(STATS.index(each) for each in choice.stats), *(len(STATS) + each for each in skills if each >= 0)]
    bits = tuple(dict.fromkeys(found))
    rounds = min(choice.count, len(bits))

    def clear(t: Tables, s: State, f: Frame) -> None:
        f[CHOSEN] = 0
        if not rounds:
            f[PC] = way_out

    code.add(clear)
    end = code.here + 2 * rounds
    for _ in range(rounds):
        _add_word(code, bits, choice, end, way_out)


def _add_word(code: Code, bits: tuple[int, ...], choice: Choice, end: int, way_out: int) -> None:
    chooser, optional = _chooser(choice.by), choice.optional

    def ask(t: Tables, s: State, f: Frame) -> Decision | None:
        moves: list[Move] = [("bit", bit) for bit in bits if not f[CHOSEN] >> bit & 1]
        if optional:
            moves.append(("decline",))
        return Decision("choose-word", chooser(s, f), lambda: moves, figure=f[YOU])

    def take(t: Tables, s: State, f: Frame) -> None:
        if len(s.answer) < 2:
            f[PC] = end if f[CHOSEN] else way_out
            return
        f[CHOSEN] |= 1 << int(s.answer[1])
        s.tell("chosen.word", int(s.answer[1]))

    code.add(ask)
    code.add(take)


def _chooser(by: str) -> Number:
    """The side that chooses."""
    if by == "opponent":
        return lambda s, f: 1 - decider(s, f[YOU])
    if by == "owner":
        owner = role("owner")
        return lambda s, f: s.side[owner(s, f)]
    return lambda s, f: decider(s, f[YOU])
