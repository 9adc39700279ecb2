"""Refused phrases: which phrase of an effect it is that the engine cannot carry out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tannkit.verbs.choosing import add_choice
from tannkit.verbs.compiling import Code, Compiler, NotYet
from tannkit.verbs.grammars import GRAMMARS
from tannkit.verbs.limits import open_
from tannkit.verbs.numbers import number
from tannkit.verbs.parse import parse
from tannkit.verbs.paying import pay, payable
from tannkit.verbs.walk import Path, Phrase


@dataclass(frozen=True, slots=True)
class Refused:
    """A phrase that the engine cannot carry out: where it is, and why."""

    path: Path
    why: NotYet


def refused(c: Compiler, phrases: Sequence[Phrase]) -> Iterator[Refused]:
    """The innermost phrases that cannot be compiled. Each phrase is compiled once, with those inside it.

    Args:
        c: the compiler. What compiles stays in its tables.
        phrases: phrases in the order in which they are written, those inside others right behind them.
    """
    known = [phrase for phrase in phrases if phrase.grammar in ALONE]
    begin = 0
    while begin < len(known):
        end = begin + 1
        while end < len(known) and _inside(known[end], known[begin].path):
            end += 1
        if _why(c, known[begin]) is not None:
            yield from _innermost(c, known[begin:end])
        begin = end


def _innermost(c: Compiler, phrases: Sequence[Phrase]) -> Iterator[Refused]:
    """The refused ones among a phrase and those inside it, without those that only hold a refused one."""
    wrong: list[Refused] = []
    # The phrases around the one that is looked at, with what is said of each.
    around: list[tuple[Phrase, NotYet | None]] = []
    for phrase in phrases:
        while around and not _inside(phrase, around[-1][0].path):
            around.pop()
        why = _why(c, phrase)
        if phrase.grammar == "number" and around and str(why) != str(around[-1][1]):
            # A step can carry out a number that is refused by itself: it may roll dice.
            why = None
        around.append((phrase, why))
        if why is not None:
            wrong.append(Refused(phrase.path, why))
    for place, each in enumerate(wrong):
        behind = wrong[place + 1].path if place + 1 < len(wrong) else ()
        if behind[: len(each.path)] != each.path:
            yield each


def _inside(phrase: Phrase, path: Path) -> bool:
    return phrase.path[: len(path)] == path


def _why(c: Compiler, phrase: Phrase) -> NotYet | None:
    """Why a phrase is refused; None if it is not."""
    one_key = GRAMMARS[phrase.grammar].form == "one_key"
    try:
        ALONE[phrase.grammar](c, parse(phrase.grammar, {phrase.verb: phrase.value} if one_key else phrase.value))
    except NotYet as why:
        return why
    return None


def _cost(c: Compiler, parsed: Any) -> None:
    payable(c, (parsed,))
    pay(c, (parsed,), Code())


# How a phrase of each grammar is compiled by itself.
ALONE: Mapping[str, Callable[[Compiler, Any], object]] = {
    "effect": lambda c, parsed: parsed.compile(c),
    "game_action": lambda c, parsed: parsed.compile(c, 0, ""),
    "condition": lambda c, parsed: c.condition(parsed),
    "operation": lambda c, parsed: c.program((parsed,), Code()),
    "cost": _cost,
    "modifier": lambda c, parsed: c.change(parsed),
    "selector": lambda c, parsed: c.selection(parsed),
    "characters": lambda c, parsed: c.selection(parsed),
    "tokens": lambda c, parsed: c.selection(parsed),
    "circles": lambda c, parsed: c.selection(parsed),
    "choose": lambda c, parsed: add_choice(c, parsed, Code()),
    "limit": lambda c, parsed: open_(parsed),
    "number": number,
}
