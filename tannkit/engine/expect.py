"""Exact chances: a decision and all dice behind it, played out in every way with its weight.

Nothing is sampled. Dice that no rule tells apart are counted together, and equal situations are played on once, so that
the whole of an attack takes a few hundred steps. Who has a choice on the way makes the best of it: one side wants as
much as it can get, the other as little.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import comb

from tannkit.engine.run import advance, carry_out
from tannkit.state.decision import Decision
from tannkit.state.registers import CHANCE
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

# Faces that rules cannot tell apart here: one face for all, and how many of them there are.
Classes = Sequence[tuple[int, int]]
Outcome = tuple[int, ...]
Chances = Mapping[Outcome, Fraction]


class Expectation:
    """How a situation comes out.

    Attributes:
        classes: the classes of faces for a roll that is about to be made.
        outcome: what counts of a situation, as whole numbers.
        over: whether a situation is what is waited for.
        worth: how good an outcome is for side 0; side 1 wants the opposite.
        policy: a fixed answer to a decision, or None where the best is to be found.
    """

    def __init__(
        self,
        classes: Callable[[State], Classes],
        outcome: Callable[[State], Outcome],
        over: Callable[[State, Decision | None], bool],
        worth: Callable[[Outcome], int],
        policy: Callable[[State, Decision], Move | None],
    ) -> None:
        """An expectation of one sort."""
        self.classes = classes
        self.outcome = outcome
        self.over = over
        self.worth = worth
        self.policy = policy

    def of(self, t: Tables, s: State) -> Chances:
        """The chance of each outcome of a situation.

        Args:
            t: the tables.
            s: the situation; it is left as it is.
        """
        twin = s.copy()
        return self._from(t, twin, advance(t, twin), {})

    def _from(self, t: Tables, s: State, decision: Decision | None, known: dict[object, Chances]) -> Chances:
        if self.over(s, decision) or decision is None:
            return {self.outcome(s): Fraction(1)}
        key = _key(s)
        found = known.get(key)
        if found is None:
            found = (
                self._chance(t, s, decision, known) if decision.side == CHANCE else self._choice(t, s, decision, known)
            )
            known[key] = found
        return found

    def _chance(self, t: Tables, s: State, decision: Decision, known: dict[object, Chances]) -> Chances:
        total: dict[Outcome, Fraction] = {}
        classes = self.classes(s)
        whole = decision.sides**decision.dice
        for faces, weight in rolls(classes, decision.dice):
            twin = s.copy()
            chances = self._from(t, twin, carry_out(t, twin, faces), known)
            for outcome, chance in chances.items():
                total[outcome] = total.get(outcome, Fraction(0)) + chance * Fraction(weight, whole)
        return total

    def _choice(self, t: Tables, s: State, decision: Decision, known: dict[object, Chances]) -> Chances:
        fixed = self.policy(s, decision)
        best: Chances | None = None
        for move in decision.moves if fixed is None else (fixed,):
            twin = s.copy()
            chances = self._from(t, twin, carry_out(t, twin, move), known)
            if best is None or self._better(chances, best, decision.side):
                best = chances
        assert best is not None
        return best

    def _better(self, one: Chances, other: Chances, side: int) -> bool:
        mine, theirs = self.mean(one), self.mean(other)
        return mine > theirs if side == 0 else mine < theirs

    def mean(self, chances: Chances) -> Fraction:
        """What is to be expected, in the worth of outcomes."""
        return sum((self.worth(outcome) * chance for outcome, chance in chances.items()), Fraction(0))


def rolls(classes: Classes, dice: int) -> list[tuple[tuple[int, ...], int]]:
    """Every roll of so many dice, up to faces that are not told apart, with the number of ways in which it falls.

    Args:
        classes: the faces that stand for the classes, and the size of each.
        dice: the number of dice.
    """
    if len(classes) == 1:
        face, size = classes[0]
        return [((face,) * dice, size**dice)]
    (face, size), rest = classes[0], classes[1:]
    found = []
    for count in range(dice + 1):
        ways = comb(dice, count) * size**count
        found += [((face,) * count + faces, ways * weight) for faces, weight in rolls(rest, dice - count)]
    return found


def _key(s: State) -> object:
    """What makes two situations the same: all of the state but its log."""
    return (
        tuple(s.g),
        tuple(s.life),
        tuple(s.pos),
        tuple(s.row),
        tuple(s.flags),
        tuple(s.holder),
        tuple(s.marks),
        tuple(s.count),
        tuple(sorted(s.uses.items())),
        tuple(s.lasting),
        tuple(map(tuple, s.frames)),
    )
