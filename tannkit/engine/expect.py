"""Exact chances: a decision and all dice behind it, played out in every way with its weight.

Nothing is sampled and nothing rounded: chances are whole numbers of a whole. Dice that no rule tells apart are counted
together, and equal situations are played on once, so that the whole of an attack takes a few dozen steps. Who has a
choice on the way makes the best of it: side 0 wants as much as it can get, the other as little.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm

from tannkit.engine.run import advance, carry_out
from tannkit.state.decision import Decision
from tannkit.state.registers import CHANCE
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

# Faces that rules cannot tell apart here: one face for all, and how many of them there are.
Classes = tuple[tuple[int, int], ...]
Outcome = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chances:
    """How often each outcome comes: its weight, of a total."""

    weights: Mapping[Outcome, int]
    total: int

    def of(self, fits: Callable[[Outcome], bool]) -> Fraction:
        """The chance of all outcomes that fit."""
        return Fraction(sum(weight for outcome, weight in self.weights.items() if fits(outcome)), self.total)

    def spread(self, number: Callable[[Outcome], int]) -> tuple[Fraction, ...]:
        """The chances of 0, 1, 2 … of something that outcomes have a number of, up to the most that can come."""
        found: dict[int, int] = {}
        for outcome, weight in self.weights.items():
            found[number(outcome)] = found.get(number(outcome), 0) + weight
        return tuple(Fraction(found.get(each, 0), self.total) for each in range(max(found) + 1))


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a situation that is played on until nothing more happens.

    Attributes:
        classes: the classes of faces for the dice that are about to fall.
        outcome: what counts of a situation at the end, as whole numbers.
        worth: how good an outcome is for side 0; side 1 wants the opposite.
        policy: a fixed answer to a decision, or None where the best is to be found.
    """

    classes: Callable[[State, Decision], Classes]
    outcome: Callable[[State], Outcome]
    worth: Callable[[Outcome], int]
    policy: Callable[[State, Decision], Move | None]


def expect(t: Tables, s: State, question: Question) -> Chances:
    """The chances of all outcomes of a situation.

    Args:
        t: the tables.
        s: the situation; it is left as it is.
        question: what is asked of it.
    """
    twin = s.copy()
    return _from(t, twin, advance(t, twin), question, {})


def _from(t: Tables, s: State, decision: Decision | None, q: Question, known: dict[object, Chances]) -> Chances:
    if decision is None:
        return Chances({q.outcome(s): 1}, 1)
    key = _key(s)
    found = known.get(key)
    if found is None:
        asked = _chance if decision.side == CHANCE else _choice
        found = known[key] = asked(t, s, decision, q, known)
    return found


def _chance(t: Tables, s: State, decision: Decision, q: Question, known: dict[object, Chances]) -> Chances:
    parts = []
    for faces, weight in rolls(q.classes(s, decision), decision.dice):
        twin = s.copy()
        parts.append((_from(t, twin, carry_out(t, twin, faces), q, known), weight))
    # What follows has fallen out of wholes of its own, which are brought to one.
    whole = lcm(*(chances.total for chances, _ in parts))
    weights: dict[Outcome, int] = {}
    for chances, weight in parts:
        share = weight * (whole // chances.total)
        for outcome, each in chances.weights.items():
            weights[outcome] = weights.get(outcome, 0) + each * share
    return Chances(weights, whole * int(decision.sides**decision.dice))


def _choice(t: Tables, s: State, decision: Decision, q: Question, known: dict[object, Chances]) -> Chances:
    fixed = q.policy(s, decision)
    best: Chances | None = None
    for move in decision.moves if fixed is None else (fixed,):
        twin = s.copy()
        chances = _from(t, twin, carry_out(t, twin, move), q, known)
        if best is None or _better(chances, best, decision.side, q):
            best = chances
    assert best is not None, "a decision has a move"
    return best


def _better(one: Chances, other: Chances, side: int, q: Question) -> bool:
    mine, theirs = (
        sum(q.worth(outcome) * weight for outcome, weight in each.weights.items()) * total
        for each, total in ((one, other.total), (other, one.total))
    )
    return mine > theirs if side == 0 else mine < theirs


@lru_cache(maxsize=256)
def rolls(classes: Classes, dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every roll of so many dice, up to faces that are not told apart, with the number of ways in which it falls.

    Args:
        classes: the faces that stand for the classes, and the size of each.
        dice: the number of dice.
    """
    found: list[tuple[tuple[int, ...], int]] = [((), 1)]
    for place, (face, size) in enumerate(classes):
        last = place == len(classes) - 1
        found = [
            (faces + (face,) * count, weight * comb(dice - len(faces), count) * size**count)
            for faces, weight in found
            for count in range(dice - len(faces) if last else 0, dice - len(faces) + 1)
        ]
    return tuple(found)


def _key(s: State) -> object:
    """What makes two situations the same: all of the state that an attack can change, but its log."""
    return (
        tuple(s.g),
        tuple(s.life),
        tuple(s.pos),
        tuple(s.row),
        tuple(s.flags),
        s.kinds,
        tuple(s.holder),
        tuple(s.owner),
        tuple(s.marks),
        tuple(s.count),
        tuple(s.rubble),
        tuple(sorted(s.uses.items())) if s.uses else (),
        tuple(s.lasting),
        tuple(map(tuple, s.frames)),
    )
