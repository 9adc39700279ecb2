"""Odds of tests and duels: rolls on a characteristic that nobody, or one other character, opposes."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tannkit.engine.expect import Question, expect
from tannkit.errors import UsageError
from tannkit.rulesets.tannhauser.names import Names
from tannkit.rulesets.tannhauser.odds.faces import classes
from tannkit.rulesets.tannhauser.odds.found import mean
from tannkit.rulesets.tannhauser.odds.ground import Fighter, check_raise, situation
from tannkit.rulesets.tannhauser.roll import roll
from tannkit.state.decision import Decision
from tannkit.state.frame import ROLL_TEST
from tannkit.state.state import Move, State
from tannkit.state.tables import NULL, STATS, Tables


@dataclass(frozen=True, slots=True)
class RollOdds:
    """The chances of a test or duel.

    Attributes:
        successes: the chance of 0, 1, 2 … successes; in a duel, of those that the other does not cancel.
        passed: the chance that the test is passed or the duel won.
    """

    successes: tuple[Fraction, ...]
    passed: Fraction

    @property
    def mean(self) -> Fraction:
        """The successes to be expected."""
        return mean(self.successes)


def passing_odds(t: Tables, names: Names, who: Fighter, stat: str, needed: int = 1) -> RollOdds:
    """The exact chances of a test.

    Args:
        t: the tables of `tables_for`.
        names: the names of `tables_for`.
        who: who rolls; a point raises the characteristic if he says so.
        stat: `combat`, `stamina`, `mental` or `movement`.
        needed: how many successes pass the test.

    Raises:
        UsageError: somebody or something is not there, or the test cannot be made.
    """
    if needed < 1:
        raise UsageError(f"{needed} successes are not to be needed", "A test asks for one or more.")
    s, by, _ = situation(t, names, who, "", ())
    roll(t, s, ROLL_TEST, by, _stat(t, s, by, who, stat))
    return _asked(t, names, s, {by: who.raised}, needed)


def duel_odds(t: Tables, names: Names, attacker: Fighter, target: Fighter, stat: str) -> RollOdds:
    """The exact chances of a duel, for the one who starts it. Ties are the other's.

    Args:
        t: the tables of `tables_for`.
        names: the names of `tables_for`.
        attacker: who starts it.
        target: against whom.
        stat: the characteristic.

    Raises:
        UsageError: somebody or something is not there, or the duel cannot be fought.
    """
    s, by, (at,) = situation(t, names, attacker, "", (target,))
    _stat(t, s, at, target, stat)
    s.call(t.program("duel"), by, at, _stat(t, s, by, attacker, stat))
    return _asked(t, names, s, {by: attacker.raised, at: target.raised}, 1)


def _asked(t: Tables, names: Names, s: State, raised: dict[int, bool], needed: int) -> RollOdds:
    def policy(s: State, decision: Decision) -> Move | None:
        if decision.kind == "raise":
            return ("raise",) if raised[decision.figure] else ("roll",)
        return None

    chances = expect(
        t,
        s,
        Question(
            classes=lambda s, decision: classes(t, names, s, decision),
            outcome=lambda end: (end.result,),
            worth=lambda found: int(found[0] >= needed),
            policy=policy,
        ),
    )
    return RollOdds(chances.spread(lambda found: found[0]), chances.of(lambda found: found[0] >= needed))


def _stat(t: Tables, s: State, figure: int, fighter: Fighter, stat: str) -> int:
    if stat not in STATS:
        raise UsageError(f"there is no characteristic {stat!r}", f"It is one of: {', '.join(STATS)}.")
    number = STATS.index(stat)
    if t.figures[figure].rows[fighter.row - 1][number] == NULL:
        raise UsageError(f"{fighter.character} has no {stat} in this row", "Nothing can be rolled on it.")
    check_raise(t, s, fighter, figure, number)
    return number
