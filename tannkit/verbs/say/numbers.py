"""Numbers in rule texts: how many of something."""

from __future__ import annotations

from typing import Any

from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase


def value(s: Say, number: Any) -> NounPhrase:
    """A number as a noun phrase: `3`, `your Mental value plus 1`."""
    if isinstance(number, int):
        return _same(str(number))
    if number.stat:
        base = s.possessed(s.role(number.of), f"{number.stat}_value")
    elif number.counter:
        label = s.label(number.counter)
        base = _same(s.pick(f"the number of {label}", f"die Zahl „{label}“"))
    else:
        base = _die(s, number)
    return _raised(s, base, number.plus)


def _die(s: Say, number: Any) -> NounPhrase:
    sides = number.die
    if number.half_up:
        text = s.pick(f"half the roll of a d{sides} (rounded up)", f"der halbe Wurf eines W{sides} (aufgerundet)")
    else:
        text = s.pick(f"the roll of a d{sides}", f"der Wurf eines W{sides}")
    return _same(text)


def _same(text: str) -> NounPhrase:
    return NounPhrase(text, text, text, text)


def _raised(s: Say, base: NounPhrase, plus: int) -> NounPhrase:
    if not plus:
        return base
    more = f" {'plus' if plus > 0 else 'minus'} {abs(plus)}"
    return NounPhrase(base.nom + more, base.acc + more, base.dat + more, base.gen + more)


def counted(s: Say, number: int, noun: str, *, more: bool = False, case: str = "acc") -> str:
    """A plain number of things: `2 more dice`."""
    size = abs(number)
    adjectives = ("further",) if more and number > 0 else ()
    text = getattr(s.np(noun, "a" if size == 1 else "", adjectives, plural=size != 1), case)
    if size == 1:
        text = text.split(" ", 1)[1]
    fewer = s.pick(" fewer", " weniger") if number < 0 else ""
    return f"{size} {text}{fewer}"


def quantity(s: Say, number: Any, noun: str, *, more: bool = False) -> str:
    """So many of something, as an object: `1 more die for each enemy character`."""
    if isinstance(number, int):
        return counted(s, number, noun, more=more)
    if number.count:
        each = number.count.say(s, "each")
        one = counted(s, 1, noun, more=more)
        return s.pick(f"{one} for {each.acc}", f"für {each.acc} {one}")
    if number.uncancelled:
        left = s.np("hit" if number.uncancelled == "attack" else "success", "each", ("left",))
        one = counted(s, 1, noun, more=more)
        return s.pick(f"{one} for {left.acc}", f"für {left.acc} {one}")
    things = s.np(noun, "", ("further",) if more else (), plural=True).acc
    amount = value(s, number)
    return s.pick(f"{things} equal to {amount.acc}", f"{things} in Höhe {amount.gen}")


def distance(s: Say, number: Any, origin: NounPhrase) -> str:
    """Not farther than so many circles from something."""
    if isinstance(number, int):
        far = counted(s, number, "circle")
        return s.pick(f"at most {far} from {origin.acc}", f"höchstens {far} von {origin.dat} entfernt")
    far = value(s, number).nom
    return s.pick(f"within {far} circles of {origin.acc}", f"höchstens {far} Ringe von {origin.dat} entfernt")
