"""Rolls and attacks by the letter of the rules, die by die over all ten faces: slow, and no line of tannkit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product


@dataclass(frozen=True)
class AddDice:
    """So many more dice, once, if a natural 10 shows."""

    dice: int


@dataclass(frozen=True)
class RerollLowest:
    """So many of the lowest dice may be rolled again, all of them or none."""

    dice: int


@dataclass(frozen=True)
class RerollAll:
    """All dice may be rolled again."""


@dataclass(frozen=True)
class ConvertOnes:
    """At most so many natural 1s may become plain successes."""

    dice: int = 1


@dataclass(frozen=True)
class RaiseDie:
    """One die may count so much more; it is never natural, and a natural 1 stays a failure."""

    add: int


Change = AddDice | RerollLowest | RerollAll | ConvertOnes | RaiseDie


@dataclass(frozen=True)
class RollSpec:
    """A roll: its dice, what each must reach, and what may be done to them when they lie."""

    dice: int
    difficulty: int
    auto: int = 0
    ten_worth: int = 1
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True)
class AttackSpec:
    """An attack roll, and how many dice a natural 10 in it adds to the shock roll."""

    roll: RollSpec
    more: int = 0


@dataclass(frozen=True)
class ShockSpec:
    """A shock roll, the rows left, whether one wound is bought off, whether a natural 10 cancels the attack."""

    roll: RollSpec
    rows: int
    shakes: bool = False
    ten_cancels: bool = False


Chances = dict[tuple[int, int], Fraction]
Worth = Callable[[int, int], Fraction | int]


def rolled(spec: RollSpec, worth: Worth) -> Chances:
    """The chance of each number of successes and natural 10s."""
    return fallen(spec, (), spec.auto, spec.dice, 0, worth, {})


def fallen(
    spec: RollSpec, kept: tuple[int, ...], free: int, dice: int, step: int, worth: Worth, known: dict[object, Chances]
) -> Chances:
    """Dice fall beside those that lie; then comes the change with this number."""
    key = kept, free, dice, step, "falls"
    if key in known:
        return known[key]
    total: Chances = {}
    for faces, ways in falls(dice).items():
        lying = tuple(sorted(kept + faces))
        if (lying, free, step) not in known:
            known[lying, free, step] = changed(spec, lying, free, step, worth, known)
        for outcome, chance in known[lying, free, step].items():
            total[outcome] = total.get(outcome, Fraction(0)) + chance * Fraction(ways, 10**dice)
    known[key] = total
    return total


@cache
def falls(dice: int) -> Counter[tuple[int, ...]]:
    """All 10 to the power of the dice ways to fall, counted without their order."""
    return Counter(tuple(sorted(each)) for each in product(range(1, 11), repeat=dice))


def changed(
    spec: RollSpec, lying: tuple[int, ...], free: int, step: int, worth: Worth, known: dict[object, Chances]
) -> Chances:
    """The best that can be made of dice that lie, from the change with this number on."""
    if step == len(spec.changes):
        found = free + sum(judged(spec, face) for face in lying)
        return {(found, lying.count(10)): Fraction(1)}
    best: Chances | None = None
    for kept, free_now, dice in choices(spec, lying, free, step):
        chances = fallen(spec, kept, free_now, dice, step + 1, worth, known)
        if best is None or mean(chances, worth) > mean(best, worth):
            best = chances
    assert best is not None
    return best


def choices(spec: RollSpec, lying: tuple[int, ...], free: int, step: int) -> list[tuple[tuple[int, ...], int, int]]:
    """What may be done: the dice that stay, the successes beside them, and how many dice fall."""
    change, leave = spec.changes[step], (lying, free, 0)
    if isinstance(change, AddDice):
        return [(lying, free, change.dice if 10 in lying else 0)]
    if isinstance(change, ConvertOnes):
        ones = min(lying.count(1), change.dice)
        return [(lying[ones:], free + ones, 0)]
    if isinstance(change, RaiseDie):
        raised = []
        for place, face in enumerate(lying):
            helps = face < spec.difficulty <= face + change.add
            if 1 < face < 10 and helps:
                raised.append((lying[:place] + lying[place + 1 :], free + 1, 0))
        return [leave, *raised]
    picked = min(change.dice, len(lying)) if isinstance(change, RerollLowest) else len(lying)
    return [leave, (lying[picked:], free, picked)]


def judged(spec: RollSpec, face: int) -> int:
    """The successes of one die."""
    if face == 10:
        return spec.ten_worth
    return int(face != 1 and face >= spec.difficulty)


def mean(chances: Chances, worth: Worth) -> Fraction:
    """What is to be expected."""
    return sum((worth(*outcome) * chance for outcome, chance in chances.items()), Fraction(0))


def wounds(shock: ShockSpec, hits: int, more: int) -> dict[int, Fraction]:
    """The wounds of one target from so many attack successes."""
    if not hits:
        return {0: Fraction(1)}
    own = shock.roll
    spec = replace(own, dice=max(own.dice + more, 0))

    def left(successes: int, tens: int) -> int:
        standing = 0 if shock.ten_cancels and tens else max(hits - successes, 0)
        return min(max(standing - 1, 0) if shock.shakes else standing, shock.rows)

    found: dict[int, Fraction] = {}
    for outcome, chance in rolled(spec, lambda successes, tens: -left(successes, tens)).items():
        found[left(*outcome)] = found.get(left(*outcome), Fraction(0)) + chance
    return found


def attacked(attack: AttackSpec, *shocks: ShockSpec) -> dict[tuple[int, ...], Fraction]:
    """The wounds of all targets of an attack."""
    known: dict[tuple[int, int, bool], dict[int, Fraction]] = {}

    def suffered(number: int, hits: int, tens: int) -> dict[int, Fraction]:
        key = number, hits, tens > 0
        if key not in known:
            known[key] = wounds(shocks[number], hits, attack.more if tens else 0)
        return known[key]

    def worth(hits: int, tens: int) -> Fraction:
        each = (suffered(number, hits, tens).items() for number in range(len(shocks)))
        return sum((found * chance for one in each for found, chance in one), Fraction(0))

    total: dict[tuple[int, ...], Fraction] = {}
    for (hits, tens), chance in rolled(attack.roll, worth).items():
        for each in product(*(suffered(number, hits, tens).items() for number in range(len(shocks)))):
            outcome, share = tuple(found for found, _ in each), chance
            for _, part in each:
                share *= part
            total[outcome] = total.get(outcome, Fraction(0)) + share
    return total
