"""Odds against all single faces: tokens that change dice, by the letter of the rules and with no line of tannkit."""

from __future__ import annotations

from fractions import Fraction

import by_the_letter as letter
import pytest
from by_the_letter import (
    AddDice,
    AttackSpec,
    Change,
    ConvertOnes,
    RaiseDie,
    RerollAll,
    RerollLowest,
    RollSpec,
    ShockSpec,
)

import tannkit
from tannkit.rulesets.tannhauser.odds import Fighter, attack_odds, tables_for

T, NAMES = tables_for(tannkit.load("content/tannhauser_revised"), "tannhauser-revised")


def row(fighter: Fighter) -> tuple[int, int, int]:
    """Combat and Stamina as the fighter stands, and the rows left."""
    rows = T.figures[NAMES.figures(fighter.character)[0]].rows
    return rows[fighter.row - 1][0], rows[fighter.row - 1][1], len(rows) - fighter.row + 1


def by(character: str, *tokens: str) -> Fighter:
    return Fighter(character, tokens=tokens)


@pytest.mark.parametrize(
    ("attacker", "weapon", "dice", "ten", "more", "changes", "target"),
    [
        (by("eva-kraemer"), "mp40", 5, 1, 0, (), by("john-macneal")),
        (by("eva-kraemer", "critical-hit"), "mauser-c96", 4, 2, 0, (), by("john-macneal")),
        (by("eva-kraemer"), "strafe", 5, 1, -2, (), by("john-macneal")),
        (by("barry-daniel-brown"), "flash-gun-mk1", 5, 1, 0, (AddDice(2),), by("karl-zermann")),
        (by("john-macneal", "combat-infantry-badge"), "unarmed", 2, 1, 0, (RerollLowest(2),), by("wolf")),
        (by("john-macneal", "combat-infantry-badge"), "colt-45", 4, 1, 0, (RerollLowest(2),), by("wolf")),
        (by("sergio-ramirez-delastillas", "hb-3-visor"), "colt-45", 4, 1, 0, (RerollLowest(1),), by("wolf")),
        (by("john-macneal", "nighteyes"), "colt-45", 4, 1, 0, (RaiseDie(2),), by("wolf")),
        (by("yula-korlitz", "polonium-c210"), "combat-knife", 4, 1, 0, (ConvertOnes(1),), by("wolf")),
        (by("wolf", "luck"), "unarmed", 2, 1, 0, (RerollAll(),), by("karl-zermann")),
        (by("wolf", "luck"), "colt-45", 4, 1, 0, (RerollAll(),), by("karl-zermann")),
        (by("wolf", "luck", "critical-hit"), "unarmed", 2, 2, 0, (RerollAll(),), by("karl-zermann")),
    ],
)
def test_tokens_that_change_the_attack_roll(
    attacker: Fighter, weapon: str, dice: int, ten: int, more: int, changes: tuple[Change, ...], target: Fighter
) -> None:
    combat, (_, stamina, left) = row(attacker)[0], row(target)
    attack = AttackSpec(RollSpec(dice, 10 - combat, ten_worth=ten, changes=changes), more)
    agree(attack, attacker, weapon, (ShockSpec(RollSpec(4, 10 - stamina), left), target))


@pytest.mark.parametrize(
    ("weapon", "dice", "target", "ten", "cancels", "changes", "shake"),
    [
        ("mauser-c96", 4, by("gorgei-volkov", "survival"), 2, False, (), False),
        ("mauser-c96", 4, by("commando-alpha", "bg-42"), 1, True, (), False),
        ("mauser-c96", 4, by("john-macneal"), 1, False, (), True),
        ("unarmed", 2, by("john-macneal", "purple-heart"), 1, False, (RerollAll(),), False),
        ("mauser-c96", 4, by("john-macneal", "purple-heart"), 1, False, (RerollAll(),), True),
        ("mauser-c96", 4, by("wolf", "luck"), 1, False, (RerollAll(),), False),
        ("mauser-c96", 4, by("gorgei-volkov", "hero-of-giva"), 1, False, (RerollAll(),), False),
    ],
)
def test_tokens_that_change_the_shock_roll(
    weapon: str, dice: int, target: Fighter, ten: int, cancels: bool, changes: tuple[Change, ...], shake: bool
) -> None:
    attacker, (_, stamina, left) = by("eva-kraemer"), row(target)
    shock = ShockSpec(RollSpec(4, 10 - stamina, ten_worth=ten, changes=changes), left, shake, cancels)
    agree(AttackSpec(RollSpec(dice, 10 - row(attacker)[0])), attacker, weapon, (shock, target), shake=shake)


@pytest.mark.parametrize(
    "other", [Fighter("karl-zermann", 3), Fighter("yula-korlitz"), by("gorgei-volkov", "survival")]
)
def test_linked_targets_share_the_attack_roll(other: Fighter) -> None:
    one, attacker = Fighter("wolf", 2), by("barry-daniel-brown")
    attack = AttackSpec(RollSpec(5, 10 - row(attacker)[0], changes=(AddDice(2),)))
    shocks = (
        (ShockSpec(RollSpec(4, 10 - row(each)[1], ten_worth=2 if each.tokens else 1), row(each)[2]), each)
        for each in (one, other)
    )
    agree(attack, attacker, "flash-machine-gun-a6a", *shocks)


def agree(
    attack: AttackSpec, attacker: Fighter, weapon: str, *targets: tuple[ShockSpec, Fighter], shake: bool = False
) -> None:
    played = attack_odds(T, NAMES, attacker, weapon, *(fighter for _, fighter in targets), shake=shake)
    expected = letter.attacked(attack, *(shock for shock, _ in targets))
    for place, (shock, _) in enumerate(targets):
        wounds = [Fraction(0)] * (shock.rows + 1)
        for outcome, chance in expected.items():
            wounds[outcome[place]] += chance
        found = played.targets[place]
        assert list(found.wounds) == wounds[: len(found.wounds)] and not any(wounds[len(found.wounds) :])
        assert found.kill == wounds[shock.rows]
    for alive in range(len(targets) + 1):
        chance = sum(
            chance
            for outcome, chance in expected.items()
            if sum(each < shock.rows for each, (shock, _) in zip(outcome, targets, strict=True)) == alive
        )
        assert played.survivors[alive : alive + 1] == ((chance,) if alive < len(played.survivors) else ())
