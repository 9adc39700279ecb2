"""Dice pools: how many dice a roll has, and what changes its results."""

from __future__ import annotations

from dataclasses import dataclass

from tannkit.rulesets.tannhauser.changes import changes
from tannkit.state.state import State
from tannkit.state.tables import Tables


@dataclass(slots=True)
class Pool:
    """The makings of a roll: dice, what is added to each result, automatic successes, what a natural 10 is worth."""

    dice: int
    bonus: int = 0
    auto: int = 0
    ten: int = 1


def pool(t: Tables, s: State, key: str, figure: int, base: int) -> Pool:
    """The pool of a roll with all changes, which add up (RE-BONUS-003, RE-Q-33); never below 0 dice (RE-BONUS-004).

    Args:
        t: the tables.
        s: the state.
        key: the sort of roll: `attack_roll`, `shock_roll`, `test_roll` or `initiative_roll`.
        figure: who rolls.
        base: the number of dice it starts from.
    """
    found = Pool(base)
    for change, v in changes(t, s, key, figure):
        record = change.record.value
        if record.base is not None:
            found.dice += record.base - base
        dice = change.numbers.get("dice")
        if dice is not None:
            found.dice += dice(s, v)
        bonus = change.numbers.get("bonus")
        if bonus is not None:
            found.bonus += bonus(s, v)
        found.auto += record.auto or 0
        found.ten = max(found.ten, record.natural_ten_worth or 1)
    found.dice = max(found.dice, 0)
    return found
