"""A roll: the raise before it, the dice, what listens to them, and the count of successes.

Attack rolls, shock rolls, tests and duels are all rolled here. `s.result` is the number of successes.
"""

from __future__ import annotations

from tannkit.dice.counting import successes
from tannkit.dice.packed import pack, rollable
from tannkit.rulesets.tannhauser.command_points import can_raise, raise_stat
from tannkit.rulesets.tannhauser.listeners import announce
from tannkit.rulesets.tannhauser.pools import pool
from tannkit.rulesets.tannhauser.smoke import dice_lost
from tannkit.rulesets.tannhauser.values import value
from tannkit.state import decision
from tannkit.state.decision import Decision
from tannkit.state.frame import (
    R_AT,
    R_AUTO,
    R_BONUS,
    R_BY,
    R_COUNT,
    R_DICE,
    R_DIFFICULTY,
    R_KIND,
    R_LOCAL,
    R_LOOSE,
    R_NUMBER,
    R_OUTER,
    R_STAT,
    R_SUCCESSES,
    R_TEN,
    ROLL_ATTACK,
    ROLLS,
    Frame,
)
from tannkit.state.registers import ROLL, ROLLS_MADE
from tannkit.state.state import Move, State
from tannkit.state.tables import NULL, Tables

NAME = "roll"
AS_MANY = -1  # as many dice as the characteristic says
DICE = 4  # what a test, a shock roll and each side of a duel start from (RE-TEST-002, RE-COMBAT-018)
POOLS = ("attack_roll", "shock_roll", "test_roll", "test_roll")
_RAISE: tuple[Move, ...] = (("roll",), ("raise",))


def roll(t: Tables, s: State, kind: int, by: int, stat: int, at: int = -1, base: int = DICE) -> None:
    """Have a roll made before the next step.

    Args:
        t: the tables.
        s: the state.
        kind: a place in ROLLS.
        by: who rolls.
        stat: the characteristic.
        at: whom it is rolled against.
        base: the number of dice it starts from, or AS_MANY.
    """
    s.call(t.program(NAME), by, kind, stat, at, base, size=R_LOCAL - 3)


def ask_raise(t: Tables, s: State, f: Frame) -> Decision | None:
    """Before the dice the roller's side may raise the characteristic (RE-CP-022)."""
    if not can_raise(t, s, f[R_BY], f[R_STAT]):
        s.answer = _RAISE[0]
        return None
    return Decision("raise", s.side[f[R_BY]], lambda: _RAISE, figure=f[R_BY])


def gather(t: Tables, s: State, f: Frame) -> None:
    """Count the dice and what changes them.

    Raises:
        UsageError: there are more than can be rolled.
    """
    if s.answer[0] == "raise":
        raise_stat(s, f[R_BY], f[R_STAT])
    kind = f[R_KIND]
    number = value(t, s, f[R_BY], f[R_STAT], ROLLS[kind])
    if number == NULL:
        # Nothing can be rolled on a null value (RE-CHAR-011, RE-Q-92).
        f[R_COUNT] = f[R_AUTO] = 0
        f[R_TEN] = 1
        return
    f[R_DIFFICULTY] = 10 - number
    if f[R_COUNT] == AS_MANY:
        f[R_COUNT] = max(number, 0)
    found = pool(t, s, POOLS[kind], f[R_BY], f[R_COUNT])
    lost = dice_lost(t, s, f[R_BY], f[R_AT]) if kind == ROLL_ATTACK else 0
    f[R_COUNT] = rollable(max(found.dice - lost, 0))
    f[R_BONUS], f[R_AUTO], f[R_TEN] = found.bonus, found.auto, found.ten


def throw(t: Tables, s: State, f: Frame) -> Decision | None:
    """The dice are rolled; with none there is nothing to roll (RE-BONUS-004)."""
    if f[R_COUNT] == 0:
        s.answer = ()
        return None
    return decision.dice(f[R_COUNT])


def rolled(t: Tables, s: State, f: Frame) -> None:
    """The dice lie: effects may change them."""
    f[R_DICE] = pack(s.answer)  # type: ignore[arg-type]  # the move of a roll is its faces
    f[R_OUTER] = s.g[ROLL]
    s.g[ROLL] = len(s.frames) - 1
    s.g[ROLLS_MADE] += 1
    f[R_NUMBER] = s.g[ROLLS_MADE]
    s.tell("roll.made", f[R_BY], f[R_KIND], f[R_STAT], f[R_DIFFICULTY], f[R_BONUS], *s.answer)
    announce(t, s, "roll.rolled", by=f[R_BY], at=f[R_AT])


def count(t: Tables, s: State, f: Frame) -> None:
    """Count the successes; effects may answer."""
    f[R_SUCCESSES] = successes(f[R_DICE], f[R_LOOSE], f[R_DIFFICULTY], f[R_BONUS], ten_worth=f[R_TEN], auto=f[R_AUTO])
    s.tell("roll.counted", f[R_BY], f[R_KIND], f[R_SUCCESSES])
    announce(t, s, "roll.counted", by=f[R_BY], at=f[R_AT])


def end(t: Tables, s: State, f: Frame) -> None:
    """The roll is over."""
    s.g[ROLL] = f[R_OUTER]
    s.result = f[R_SUCCESSES]


STEPS = (ask_raise, gather, throw, rolled, count, end)
