"""Odds against icepool, a dice library that knows nothing of this one: hundreds of random set-ups."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import icepool
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import tannkit
from tannkit.rulesets.tannhauser.odds import Fighter, attack_odds, duel_odds, passing_odds, tables_for
from tannkit.state.tables import NULL, STATS

T, NAMES = tables_for(tannkit.load("content/tannhauser_revised"), "tannhauser-revised")
FIGHTERS = [each.ref.rpartition("/")[2] for each in T.figures if each.is_character and not each.needs]
# Dice of the attack roll, whether it is a ranged attack, further dice with a natural 10.
WEAPONS = {
    "unarmed": (2, 0, 0),
    "combat-knife": (4, 0, 0),
    "mauser-c96": (4, 1, 0),
    "mp40": (5, 1, 0),
    "flash-gun-mk1": (5, 1, 2),
}
# Dice of the shock roll, what a natural 10 is worth, whether it cancels a ranged attack.
SHOCK_TOKENS = {"": (4, 1, 0), "survival": (4, 2, 0), "bg-42": (4, 1, 1), "imposing": (5, 1, 0)}


def rows(character: str) -> Any:
    return T.figures[NAMES.figures(character)[0]].rows


def die(value: int, worth: int = 1) -> Any:
    """Successes and natural 10s of one die."""

    def judge(face: int) -> Any:
        return icepool.vectorize(worth if face == 10 else int(face != 1 and face >= 10 - value), int(face == 10))

    return icepool.d10.map(judge)


def same(found: tuple[Fraction, ...], expected: Any) -> bool:
    """Whether the chances of 0, 1, 2 … are those of a die of icepool's."""
    most = max(len(found) - 1, *expected.outcomes())
    return [found[number] if number < len(found) else 0 for number in range(most + 1)] == [
        Fraction(expected.quantity(number), expected.denominator()) for number in range(most + 1)
    ]


@st.composite
def fighters(draw: Any, tokens: tuple[str, ...]) -> Fighter:
    character = draw(st.sampled_from(FIGHTERS))
    row = draw(st.integers(1, len(rows(character))))
    assume(NULL not in rows(character)[row - 1])
    token = draw(st.sampled_from(tokens))
    return Fighter(character, row, (token,) if token else (), draw(st.booleans()))


def wounds(value: int, weapon: str, worth: int, target: Fighter, shake: bool) -> Any:
    """What icepool makes of an attack with a Combat value and what a natural 10 is worth."""
    dice, ranged, further = WEAPONS[weapon]
    held, ten, cancels = SHOCK_TOKENS["".join(target.tokens)]
    _, stamina, _, _ = rows(target.character)[target.row - 1]
    left = len(rows(target.character)) - target.row + 1
    own, theirs = die(value, worth), die(stamina + target.raised, ten)
    more = further @ own if further else icepool.Die([icepool.vectorize(0, 0)])

    def suffered(v: Any) -> Any:
        if not v[0]:
            return 0
        return (held @ theirs).map(
            lambda w: min(max(0 if cancels and ranged and w[1] else max(v[0] - w[0], 0) - shake, 0), left)
        )

    return (dice @ own).map(lambda v: more + v if v[1] else v).map(suffered)


@pytest.mark.rule("RE-COMBAT-015", "RE-COMBAT-018", "RE-COMBAT-019", "RE-COMBAT-020", "RE-COMBAT-021")
@settings(deadline=None, max_examples=250)
@given(fighters(("", "critical-hit")), st.sampled_from(sorted(WEAPONS)), fighters(tuple(SHOCK_TOKENS)), st.booleans())
def test_attacks(attacker: Fighter, weapon: str, target: Fighter, shake: bool) -> None:
    assume(attacker.character != target.character)
    found = attack_odds(T, NAMES, attacker, weapon, target, shake=shake)
    combat = rows(attacker.character)[attacker.row - 1][0] + attacker.raised
    expected = wounds(combat, weapon, 2 if attacker.tokens else 1, target, shake)
    assert same(found.wounds, expected)
    left = len(rows(target.character)) - target.row + 1
    assert found.kill == Fraction(expected.quantity(left), expected.denominator())
    assert found.survivors == ((0, 1) if not found.kill else (found.kill, 1 - found.kill))


@settings(deadline=None, max_examples=60)
@given(
    fighters(("",)),
    st.lists(fighters(("", "survival")), min_size=1, max_size=3, unique_by=lambda each: each.character),
    st.sampled_from([("f1-fragmentation-grenade", 4), ("tnt-440gr", 5)]),
)
def test_thrown_grenades(attacker: Fighter, targets: list[Fighter], grenade: tuple[str, int]) -> None:
    assume(attacker.character not in {each.character for each in targets})
    attacker = replace(attacker, raised=False)
    thing, hits = grenade
    found = attack_odds(T, NAMES, attacker, thing, *targets, distance=3)
    living = icepool.Die([0])
    for target, odds in zip(targets, found.targets, strict=True):
        left = len(rows(target.character)) - target.row + 1
        own = die(rows(target.character)[target.row - 1][1] + target.raised, 2 if target.tokens else 1)
        expected = (4 @ own).map(lambda w, left=left: min(max(hits - w[0], 0), left))
        assert same(odds.wounds, expected)
        living += expected.map(lambda number, left=left: int(number < left))
    assert same(found.survivors, living)


@pytest.mark.rule("RE-TEST-002", "RE-TEST-003", "RE-TEST-004", "RE-TEST-005")
@settings(deadline=None, max_examples=60)
@given(fighters(("",)), st.sampled_from(STATS), st.integers(1, 4))
def test_tests(who: Fighter, stat: str, needed: int) -> None:
    assume(stat != "movement" or not who.raised)
    value = rows(who.character)[who.row - 1][STATS.index(stat)] + who.raised
    expected = (4 @ die(value)).map(lambda v: v[0])
    found = passing_odds(T, NAMES, who, stat, needed)
    assert same(found.successes, expected)
    assert found.passed == sum(found.successes[needed:], Fraction(0))


@pytest.mark.rule("RE-DUEL-002", "RE-DUEL-003", "RE-DUEL-004")
@settings(deadline=None, max_examples=60)
@given(fighters(("",)), fighters(("",)), st.sampled_from(STATS[:3]))
def test_duels(one: Fighter, other: Fighter, stat: str) -> None:
    assume(one.character != other.character)
    sides = [
        (4 @ die(rows(each.character)[each.row - 1][STATS.index(stat)] + each.raised)).map(lambda v: v[0])
        for each in (one, other)
    ]
    expected = (sides[0] - sides[1]).map(lambda number: max(number, 0))
    found = duel_odds(T, NAMES, one, other, stat)
    assert same(found.successes, expected)
    assert found.passed == 1 - Fraction(expected.quantity(0), expected.denominator())
