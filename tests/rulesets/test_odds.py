"""Odds: exact chances, against a count of our own that knows nothing of the engine, and against all faces."""

from __future__ import annotations

import json
from fractions import Fraction
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tannkit
from tannkit.cli.main import run
from tannkit.rulesets.tannhauser import odds as module
from tannkit.rulesets.tannhauser.odds import Fighter, attack_odds, tables_for

LIBRARY = tannkit.load("content/tannhauser_revised")
T, NAMES = tables_for(LIBRARY, "tannhauser-revised")
HEROES = (
    "eva-kraemer",
    "karl-zermann",
    "john-macneal",
    "barry-daniel-brown",
    "wolf",
    "irina-kravchenko",
    "schocktruppen",
)
WEAPONS = {"unarmed": 2, "combat-knife": 4, "mauser-c96": 4, "mp40": 5}


def rows(character: str) -> Any:
    return T.figures[NAMES.figures(character)[0]].rows


def binomial(dice: int, difficulty: int) -> list[Fraction]:
    """The chance of each number of successes: natural 1 fails, natural 10 succeeds."""
    good = Fraction(min(max(11 - difficulty, 1), 9), 10)
    return [comb(dice, k) * good**k * (1 - good) ** (dice - k) for k in range(dice + 1)]


def by_hand(dice: int, combat: int, stamina: int, left: int) -> list[Fraction]:
    """Wounds of a plain attack, counted on paper: attack successes less shock successes, no more than rows left."""
    found = [Fraction(0)] * (left + 1)
    for hits, chance in enumerate(binomial(dice, 10 - combat)):
        for shaken, other in enumerate(binomial(4, 10 - stamina)):
            wounds = min(max(hits - shaken, 0), left)
            found[wounds] += chance * other
    return found


@settings(deadline=None, max_examples=200)
@given(
    st.sampled_from(HEROES),
    st.sampled_from(HEROES),
    st.sampled_from(sorted(WEAPONS)),
    st.integers(1, 4),
    st.integers(1, 4),
    st.booleans(),
    st.booleans(),
)
def test_plain_attacks_as_counted_by_hand(
    attacker: str, target: str, weapon: str, row: int, other: int, raised: bool, held: bool
) -> None:
    if attacker == target:
        return
    row, other = min(row, len(rows(attacker))), min(other, len(rows(target)))
    found = attack_odds(T, NAMES, Fighter(attacker, row, raised=raised), weapon, Fighter(target, other, raised=held))
    combat, stamina = rows(attacker)[row - 1][0] + raised, rows(target)[other - 1][1] + held
    left = len(rows(target)) - other + 1
    expected = by_hand(WEAPONS[weapon], combat, stamina, left)
    assert sum(found.wounds) == 1
    assert list(found.wounds) == expected[: len(found.wounds)] and not any(expected[len(found.wounds) :])
    assert found.kill == expected[left]


@pytest.mark.parametrize(
    ("attacker", "weapon", "target"),
    [
        (Fighter("eva-kraemer", tokens=("critical-hit",)), "unarmed", Fighter("john-macneal")),
        (Fighter("yula-korlitz", tokens=("polonium-c210",)), "unarmed", Fighter("john-macneal", 4)),
        (Fighter("eva-kraemer"), "unarmed", Fighter("commando-alpha", tokens=("bg-42",))),
        (Fighter("eva-kraemer"), "unarmed", Fighter("karl-zermann", tokens=("hermetica-astra",))),
        (Fighter("eva-kraemer"), "unarmed", Fighter("gorgei-volkov", tokens=("survival",))),
    ],
)
def test_faces_counted_together_give_what_all_faces_give(
    attacker: Fighter, weapon: str, target: Fighter, monkeypatch: pytest.MonkeyPatch
) -> None:
    merged = attack_odds(T, NAMES, attacker, weapon, target)
    monkeypatch.setattr(module, "classes", lambda t, s: [(face, 1) for face in range(1, 11)])
    assert attack_odds(T, NAMES, attacker, weapon, target) == merged


def mean(attacker: Fighter, weapon: str, target: Fighter, **more: Any) -> Fraction:
    return attack_odds(T, NAMES, attacker, weapon, target, **more).mean


EVA, MAC = Fighter("eva-kraemer"), Fighter("john-macneal")


@pytest.mark.rule("RE-BONUS-001", "RE-CP-034")
def test_more_dice_more_wounds_and_more_defence_fewer() -> None:
    unarmed, knife, gun = (mean(EVA, weapon, MAC) for weapon in ("unarmed", "combat-knife", "mp40"))
    assert unarmed < knife < gun
    assert (
        mean(EVA, "mp40", Fighter("john-macneal", raised=True))
        < gun
        < mean(Fighter("eva-kraemer", raised=True), "mp40", MAC)
    )
    assert mean(EVA, "mp40", MAC, shake=True) < gun


@pytest.mark.parametrize(
    ("attacker", "weapon", "tokens"),
    [
        ("eva-kraemer", "mauser-c96", ("critical-hit",)),
        ("john-macneal", "colt-45", ("combat-infantry-badge",)),
        ("sergio-ramirez-delastillas", "colt-45", ("hb-3-visor",)),
        ("gorgei-volkov", "colt-45", ("hero-of-rugen",)),
        ("wolf", "colt-45", ("luck",)),
    ],
)
def test_tokens_of_the_attacker_help(attacker: str, weapon: str, tokens: tuple[str, ...]) -> None:
    target = Fighter("karl-zermann")
    assert mean(Fighter(attacker, tokens=tokens), weapon, target) > mean(Fighter(attacker), weapon, target)


def test_weapons_that_add_dice_by_themselves_do() -> None:
    fighter = Fighter("karl-zermann")
    assert mean(fighter, "demon-taint", MAC) > mean(fighter, "combat-knife", MAC)
    assert mean(EVA, "strafe", MAC) > mean(EVA, "mauser-c96", MAC)


def test_a_token_that_answers_hurts_the_attacker() -> None:
    found = attack_odds(T, NAMES, EVA, "combat-knife", Fighter("zorka", tokens=("tesla-coil",)))
    assert 0 < found.answer < 1
    assert attack_odds(T, NAMES, EVA, "mauser-c96", Fighter("zorka", tokens=("tesla-coil",)), distance=2).answer == 0


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["odds", "eva-kraemer", "mauser-c96", "john-macneal"]) == 0
    assert "kill   0.33 %" in capsys.readouterr().out
    assert run(["odds", "eva-kraemer", "mauser-c96", "john-macneal", "--format", "json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert sum(Fraction(each) for each in found["exact"]) == 1
    assert run(["odds", "--table", "union-fists-and-steel", "eva-kraemer"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 5


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["eva-kraemer"], "a weapon and a target are needed"),
        (["nobody", "mp40", "eva-kraemer"], "no character"),
        (["eva-kraemer", "mp41", "john-macneal"], "no equipment token"),
        (["eva-kraemer", "critical-hit", "john-macneal"], "is no weapon"),
        (["eva-kraemer", "own", "john-macneal"], "no weapon of its own"),
        (["eva-kraemer", "mp40", "eva-kraemer"], "nobody attacks himself"),
        (["eva-kraemer", "mp40", "john-macneal", "--row", "5"], "has no row 5"),
        (["eva-kraemer", "mp40", "john-macneal", "--distance", "0"], "is not possible"),
        (["eva-kraemer", "mark-19-mod-a1", "john-macneal"], "cannot use"),
        (["--table", "nobody", "eva-kraemer"], "no team"),
    ],
)
def test_wrong_usage(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["odds", *arguments]) == 2
    told = capsys.readouterr().err
    assert said in told and "Traceback" not in told
