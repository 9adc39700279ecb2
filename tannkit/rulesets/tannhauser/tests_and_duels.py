"""Tests and duels: rolls on a characteristic that nobody, or one other character, opposes (RE-TEST-006)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.roll import AS_MANY, DICE, roll
from tannkit.state.frame import OWN, ROLL_DUEL, ROLL_TEST, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables

TEST, DUEL = "test", "duel"
WHO, TEST_STAT, NEEDED = range(OWN, OWN + 3)
# BY_VALUE: whether each rolls as many dice as the characteristic says, in place of four.
BY, AT, DUEL_STAT, THEIRS, BY_VALUE = range(OWN, OWN + 5)
DUEL_SIZE = 5


def roll_test(t: Tables, s: State, f: Frame) -> None:
    """The test is rolled."""
    roll(t, s, ROLL_TEST, f[WHO], f[TEST_STAT])


def judge_test(t: Tables, s: State, f: Frame) -> None:
    """Passed with as many successes as are needed (RE-TEST-005)."""
    passed = s.result >= f[NEEDED]
    s.tell("test.passed" if passed else "test.failed", f[WHO])
    s.result = s.result if passed else 0


def roll_attacker(t: Tables, s: State, f: Frame) -> None:
    """Who starts the duel rolls first (RE-DUEL-001, RE-DUEL-002)."""
    f.extend([0] * (OWN + DUEL_SIZE - len(f)))
    roll(t, s, ROLL_DUEL, f[BY], f[DUEL_STAT], f[AT], AS_MANY if f[BY_VALUE] else DICE)


def roll_defender(t: Tables, s: State, f: Frame) -> None:
    """Then the other."""
    f[THEIRS] = s.result
    roll(t, s, ROLL_DUEL, f[AT], f[DUEL_STAT], f[BY], AS_MANY if f[BY_VALUE] else DICE)


def judge_duel(t: Tables, s: State, f: Frame) -> None:
    """Each success of the defender cancels one; with one left over the attacker wins (RE-DUEL-003, RE-DUEL-004)."""
    s.result = max(f[THEIRS] - s.result, 0)
    s.tell("duel.won" if s.result else "duel.lost", f[BY], f[AT], s.result)


TEST_STEPS = (roll_test, judge_test)
DUEL_STEPS = (roll_attacker, roll_defender, judge_duel)
