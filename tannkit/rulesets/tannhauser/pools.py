"""Dice pools: how many dice a roll has, and what changes its results."""

from __future__ import annotations

from dataclasses import dataclass

from tannkit.rulesets.tannhauser.changes import changes
from tannkit.state.codes import TOKEN, is_token
from tannkit.state.frame import THIS, Frame
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
    """The pool of a roll with all changes, which add up (RE-BONUS-003); never below 0 dice (RE-BONUS-004).

    Args:
        t: the tables.
        s: the state.
        key: the sort of roll: `attack_roll`, `shock_roll`, `test_roll` or `initiative_roll`.
        figure: who rolls.
        base: the number of dice it starts from.
    """
    found = Pool(base)
    dice: list[tuple[int, int]] = []
    bonuses: list[tuple[int, int]] = []
    for change, v in changes(t, s, key, figure):
        record = change.record.value
        if record.base is not None:
            found.dice += record.base - base
        more = change.numbers.get("dice")
        if more is not None:
            dice.append((more(s, v), source(s, v)))
        more = change.numbers.get("bonus")
        if more is not None:
            bonuses.append((more(s, v), source(s, v)))
        found.auto += record.auto or 0
        found.ten = max(found.ten, record.natural_ten_worth or 1)
    found.dice = max(found.dice + together(t, dice), 0)
    found.bonus = together(t, bonuses)
    return found


def source(s: State, v: Frame) -> int:
    """The kind of the token that a change comes from, -1 for none."""
    return s.kinds[v[THIS] - TOKEN] if is_token(v[THIS]) else -1


def together(t: Tables, found: list[tuple[int, int]]) -> int:
    """What several changes of one kind come to: they add up, unless by RE-Q-33.

    Args:
        t: the tables.
        found: each change, and the kind of the token that it comes from.
    """
    if t.plays("RE-Q-33", "largest-only"):
        numbers = [number for number, _ in found]
        return max([0, *numbers]) + min([0, *numbers])
    if t.plays("RE-Q-33", "once-per-source"):
        found = list(dict.fromkeys(found))
    return sum(number for number, _ in found)
