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
    elif number.die:
        base = _die(s, number)
    else:
        # With nothing else given, the number is what is added to nothing.
        return _same(str(number.plus))
    return _raised(s, base, number.plus)


def _die(s: Say, number: Any) -> NounPhrase:
    sides = number.die
    if s.lang == "en":
        return _same(f"half the roll of a d{sides} (rounded up)" if number.half_up else f"the roll of a d{sides}")
    half, end = ("halbe", f"Wurf eines W{sides} (aufgerundet)") if number.half_up else ("", f"Wurf eines W{sides}")
    bent = f"{half}n " if half else ""
    genitive = end.replace("Wurf", "Wurfs", 1)
    return NounPhrase(
        f"der {half} {end}".replace("  ", " "), f"den {bent}{end}", f"dem {bent}{end}", f"des {bent}{genitive}"
    )


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


def quantity(s: Say, number: Any, noun: str, *, more: bool = False) -> tuple[str, str]:
    """So many of something, as an object, and for each of what: `1 more die`, `for each enemy character`."""
    if isinstance(number, int):
        return counted(s, number, noun, more=more), ""
    if number.count:
        each = number.count.say(s, "each")
        return counted(s, 1, noun, more=more), s.pick(f"for {each.acc}", f"für {each.acc}")
    if number.uncancelled:
        left = s.np("hit" if number.uncancelled == "attack" else "success", "each", ("left",))
        return counted(s, 1, noun, more=more), s.pick(f"for {left.acc}", f"für {left.acc}")
    if not (number.stat or number.counter or number.die):
        return counted(s, number.plus, noun, more=more), ""
    things = s.np(noun, "", ("extra",) if more else (), plural=True).acc
    amount = value(s, number)
    return s.pick(f"{things} equal to {amount.acc}", f"{things} in Höhe {amount.gen}"), ""


def amount_of(s: Say, number: Any, noun: str, *, more: bool = False, between: str = "") -> str:
    """The same as one phrase; `between` stands after the amount in English and in front of all in German."""
    amount, each = quantity(s, number, noun, more=more)
    parts = (amount, between, each) if s.lang == "en" else (between, each, amount)
    return " ".join(part for part in parts if part)


def distance(s: Say, number: Any, origin: NounPhrase) -> str:
    """Not farther than so many circles from something."""
    far = counted(s, number, "circle", case="dat") if isinstance(number, int) else value(s, number).dat
    if s.lang == "en" and not isinstance(number, int):
        return f"at a distance of at most {far} from {origin.dat}"
    return s.pick(f"at most {far} from {origin.dat}", f"in einem Abstand von höchstens {far} zu {origin.dat}")
