"""Every token of the pack: what its traits alone make of it, and that its cases are there."""

from __future__ import annotations

from collections import Counter

import pytest
from kit import HERE, Table, library, tables
from ruamel.yaml import YAML

from tannkit.model.equipment import Equipment
from tannkit.rulesets.tannhauser.changes import changes

T, NAMES = tables()
EQUIPMENT = {
    entry.id: entry.model(Equipment) for entry in library().packs["tannhauser-revised"].entries["equipment"].values()
}
DICE = {"pistol": 4, "automatic": 5, "hand-to-hand": 4, "mental": 4}
RANGED = {"pistol", "automatic", "mental"}
WEAPONS = {
    name: next(DICE[trait] for trait in token.traits if trait in DICE)
    for name, token in EQUIPMENT.items()
    if "weapon" in token.traits and not token.effects and token.weapon is None
}
GRENADES = {
    name: each for name, each in EQUIPMENT.items() if "grenade" in each.traits or "smoke-grenade" in each.traits
}
RANKS = {
    "corporal": 1,
    "corporal-5th-grade": 2,
    "sergeant": 2,
    "oberleutnant": 3,
    "captain": 4,
    "generalleutnant": 4,
    "major": 5,
}


@pytest.mark.rule(
    "RE-EQ-LUGER-1900-1",
    "RE-EQ-WALTHER-P38-1",
    "RE-EQ-COLT-45-1911-A1-1",
    "RE-EQ-KNIFE-1",
    "RE-EQ-SMITH-WESSON-1917-1",
    "RE-EQ-M3-1",
    "RE-EQ-REISING-M50-1",
    "RE-EQ-1920-NAGANT-SPECIAL-1",
    "RE-EQ-VOLTA-PISTOL-1",
    "RE-EQ-M3-COMBAT-KNIFE-1",
    "RE-EQ-COLT-45-1",
    "RE-EQ-PPSH-41-1",
    "RE-EQ-COMBAT-KNIFE-1",
    "RE-EQ-MP40-1",
    "RE-EQ-MAUSER-C96-1",
    "RE-COMBAT-011",
    "RE-COMBAT-012",
    "RE-COMBAT-014",
    "RE-EQ-TRAIT-HAND-TO-HAND-1",
    "RE-EQ-TRAIT-PISTOL-1",
    "RE-EQ-TRAIT-AUTOMATIC-1",
)
@pytest.mark.parametrize("weapon", sorted(WEAPONS))
def test_a_plain_weapon_by_its_traits(weapon: str) -> None:
    near = Table(
        {"eva-kraemer": {"side": 0, "at": "r5", "tokens": [weapon]}, "john-macneal": {"side": 1, "at": "b1"}},
        active="eva-kraemer",
    )
    near.do("attack", weapon, dice=[2] * WEAPONS[weapon])
    assert len(near.roll("attack")[5:]) == WEAPONS[weapon]
    far = Table(
        {"eva-kraemer": {"side": 0, "at": "r5", "tokens": [weapon]}, "john-macneal": {"side": 1, "at": "r8"}},
        active="eva-kraemer",
    )
    assert far.can("attack", weapon) is bool(RANGED & set(EQUIPMENT[weapon].traits))
    off_path = Table(
        {"eva-kraemer": {"side": 0, "at": "r5", "tokens": [weapon]}, "john-macneal": {"side": 1, "at": "b2"}},
        active="eva-kraemer",
    )
    assert not off_path.can("attack", weapon)


@pytest.mark.rule("RE-EQ-STIELHANDGRANATE-1", "RE-EQ-MKII-A1-1", "RE-EQ-F1-FRAGMENTATION-GRENADE-1", "RE-EQ-M15-1")
@pytest.mark.parametrize("grenade", sorted(GRENADES))
def test_a_grenade_by_its_trait(grenade: str) -> None:
    smoke = "smoke-grenade" in EQUIPMENT[grenade].traits
    game = Table(
        {"tala-aponi": {"side": 0, "at": "r1", "tokens": [grenade]}, "eva-kraemer": {"side": 1, "at": "r4"}},
        active="tala-aponi",
    )
    game.do("throw", grenade)
    reach = "r9" if smoke else "r6"
    beyond = "r10" if smoke else "r7"
    assert game.can("at", reach) and not game.can("at", beyond)
    events = game.do("at", "r4", dice=[] if smoke else [9, 9, 9, 9])
    assert bool([each for each in events if each[0] == "hit"]) is not smoke
    assert bool([each for each in events if each[0] == "rubble.laid"]) is not smoke
    assert grenade not in game.tokens("tala-aponi")
    assert game.tokens("r4") == ([grenade] if smoke else [])


@pytest.mark.rule(
    "RE-EQ-CORPORAL-1",
    "RE-EQ-CORPORAL-5TH-GRADE-1",
    "RE-EQ-SERGEANT-1",
    "RE-EQ-OBERLEUTNANT-1",
    "RE-EQ-CAPTAIN-1",
    "RE-EQ-GENERALLEUTNANT-1",
    "RE-EQ-MAJOR-1",
    "RE-SETUP-038",
    "RE-TURN-009",
)
@pytest.mark.parametrize(("rank", "bonus"), sorted(RANKS.items()))
def test_a_rank(rank: str, bonus: int) -> None:
    figures = {"eva-kraemer": {"side": 0, "at": "r1", "tokens": [rank]}, "john-macneal": {"side": 1, "at": "r9"}}
    game = Table(figures, program="initiative", dice=[3, 10])
    assert ("initiative.rolled", "0", "3", str(3 + bonus)) in game.told()
    dead = Table(
        {**figures, "eva-kraemer": {"side": 0, "dead": True}, "karl-zermann": {"side": 0, "at": "r2"}},
        program="initiative",
        dice=[3, 10],
    )
    assert ("initiative.rolled", "0", "3", "3") in dead.told()


@pytest.mark.parametrize("token", sorted(name for name, each in EQUIPMENT.items() if each.unknown_rules))
def test_a_token_without_known_rules_does_nothing(token: str) -> None:
    game = Table(
        {"eva-kraemer": {"side": 0, "at": "r1", "tokens": [token]}, "john-macneal": {"side": 1, "at": "r2"}},
        active="eva-kraemer",
    )
    assert not [each for each in game.offered() if token in each]
    for key in ("attack_roll", "shock_roll", "stat.combat", "movement", "initiative_roll"):
        assert not changes(game.t, game.s, key, game.figure("eva-kraemer"))


@pytest.mark.rule("RE-EQUIP-016")
def test_a_trait_without_a_rule_does_nothing() -> None:
    for token in ("presidential-unit-citation", "bronze-star"):
        game = Table(
            {
                "eva-kraemer": {"side": 0, "at": "r1", "tokens": [token, "mp40"]},
                "john-macneal": {"side": 1, "at": "r2"},
            },
            active="eva-kraemer",
        )
        game.do("attack", "mp40", dice=[2] * 5)


def test_every_token_has_two_cases() -> None:
    """A case counts for a token if it names one of its clauses; plain tokens are tried by their traits above."""
    clause_of = {clause: name for name, token in EQUIPMENT.items() for clause in token.clauses}
    counted: Counter[str] = Counter()
    for path in sorted((HERE / "cases").glob("*.yaml")):
        for case in YAML(typ="safe").load(path.read_text(encoding="utf-8")):
            counted.update({clause_of[each] for each in case["clauses"] if each in clause_of})
    plain = set(WEAPONS) | set(GRENADES) | set(RANKS)
    missing = [name for name, token in EQUIPMENT.items() if token.effects and name not in plain and counted[name] < 2]
    assert sorted(missing) == [], "these tokens have fewer than two cases"
