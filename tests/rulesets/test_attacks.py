"""Attacks: weapons, targets, the attack roll, the shock roll and the wounds."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

EVA = {"side": 0, "at": "r3", "tokens": ["mauser-c96", "combat-knife", "mp40"]}
MAC = {"side": 1, "at": "r6", "tokens": ["colt-45"]}
MISS = [2, 2, 2, 2]


def table(eva: dict[str, Any] | None = None, mac: dict[str, Any] | None = None, **more: Any) -> Table:
    figures = {"eva-kraemer": EVA | (eva or {}), "john-macneal": MAC | (mac or {})}
    return Table(figures, active="eva-kraemer", **more)


@pytest.mark.rule(
    "RE-COMBAT-001",
    "RE-COMBAT-012",
    "RE-COMBAT-015",
    "RE-COMBAT-017",
    "RE-COMBAT-018",
    "RE-COMBAT-019",
    "RE-COMBAT-020",
    "RE-COMBAT-021",
    "RE-COMBAT-022",
    "RE-WOUND-001",
)
def test_the_running_example_of_the_rulebook() -> None:
    game = table()
    events = game.do("attack", "mauser-c96", dice=[3, 5, 6, 9, 2, 4, 4, 6])
    assert game.roll("attack") == ("eva-kraemer", "attack", "combat", "5", "0", "3", "5", "6", "9")
    assert game.roll("shock") == ("john-macneal", "shock", "stamina", "5", "0", "2", "4", "4", "6")
    stages = [each[0] for each in events if each[0] in ("attack.declared", "roll.made", "wounds.suffered")]
    assert stages == ["attack.declared", "roll.made", "roll.made", "wounds.suffered"]
    assert ("wounds.suffered", "john-macneal", "2", "attack", "eva-kraemer") in events
    assert game.row("john-macneal") == 3


@pytest.mark.rule("RE-COMBAT-016")
def test_without_a_success_there_is_no_shock_roll() -> None:
    events = table().do("attack", "mauser-c96", dice=[1, 2, 3, 4])
    assert [each[2] for each in events if each[0] == "roll.made"] == ["attack"]
    assert not [each for each in events if each[0] == "wounds.suffered"]


@pytest.mark.rule("RE-COMBAT-020", "RE-COMBAT-021")
@pytest.mark.parametrize(("shock", "row"), [([2, 2, 2, 9], 3), ([9, 9, 9, 2], 1), ([9, 9, 9, 9], 1)])
def test_shock_successes_cancel_and_never_add(shock: list[int], row: int) -> None:
    game = table()
    game.do("attack", "mauser-c96", dice=[9, 9, 9, 2, *shock])
    assert game.row("john-macneal") == row


@pytest.mark.rule("RE-COMBAT-002", "RE-EQUIP-014", "RE-EQ-TRAIT-WEAPON-1")
def test_the_weapon_must_be_a_weapon_at_hand() -> None:
    game = table({"tokens": ["iron-cross-1st-class"]}, lying={"r3": ["mauser-c96"]})
    assert game.refusal("attack", "mauser-c96") == "no-such-weapon"
    assert game.refusal("attack", "iron-cross-1st-class") == "no-such-weapon"
    grenadier = table({"tokens": ["stielhandgranate"]}, {"at": "r4"})
    assert grenadier.refusal("attack", "stielhandgranate") == "no-such-weapon"


@pytest.mark.rule(
    "RE-COMBAT-004",
    "RE-COMBAT-007",
    "RE-COMBAT-010",
    "RE-COMBAT-011",
    "RE-COMBAT-014",
    "RE-CRATE-008",
    "RE-CRATE-010",
    "RE-CRATE-011",
    "RE-COMBAT-012",
    "RE-SKILL-005",
)
@pytest.mark.parametrize(("weapon", "dice"), [("unarmed", 2), ("combat-knife", 4), ("mauser-c96", 4), ("mp40", 5)])
def test_dice_by_weapon_against_a_neighbour(weapon: str, dice: int) -> None:
    game = table(mac={"at": "r4"})
    game.do("attack", weapon, dice=[2] * dice)
    assert len(game.roll("attack")[5:]) == dice


@pytest.mark.rule("RE-COMBAT-013", "RE-COMBAT-015", "RE-EQ-TRAIT-MENTAL-1")
def test_a_mental_weapon_rolls_four_dice_against_combat() -> None:
    game = Table({"karl-zermann": {"at": "r3", "tokens": ["doom"]}, "john-macneal": MAC}, active="karl-zermann")
    game.do("attack", "doom", dice=MISS)
    combat = game.t.figures[game.figure("karl-zermann")].rows[0][0]
    assert game.roll("attack")[2:4] == ("combat", str(10 - combat))
    assert len(game.roll("attack")[5:]) == 4


@pytest.mark.rule("RE-COMBAT-005", "RE-COMBAT-006", "RE-SIGHT-001", "RE-SIGHT-002", "RE-ACTION-004", "RE-SIGHT-003")
def test_legal_targets() -> None:
    figures = {
        "eva-kraemer": EVA | {"at": "r5"},
        "john-macneal": MAC | {"at": "r12"},
        "barry-daniel-brown": {"side": 1, "at": "b1"},
        "tala-aponi": {"side": 1, "at": "b3"},
        "commando-alpha": {"side": 1, "at": "x"},
    }
    game = Table(figures, active="eva-kraemer")
    game.do("attack", "mauser-c96")
    assert {each[2] for each in game.offered()} == {"john-macneal", "barry-daniel-brown", "commando-alpha"}


@pytest.mark.rule("RE-COMBAT-006", "RE-SIGHT-007", "RE-COMBAT-007")
def test_melee_reaches_neighbours_only_path_or_not() -> None:
    far = table()
    assert far.refusal("attack", "combat-knife") == "no-target"
    assert far.refusal("attack", "unarmed") == "no-target"
    door = table({"at": "r5"}, {"at": "b1"})
    assert door.can("attack", "combat-knife") and door.can("attack", "unarmed") and door.can("attack", "mp40")
    assert not table({"at": "r5"}, {"at": "b2"}).can("attack", "combat-knife")


@pytest.mark.rule("RE-COMBAT-005")
@pytest.mark.parametrize(
    ("reading", "legal"),
    [
        ("any-weapon", {"mauser-c96", "combat-knife", "mp40", "unarmed"}),
        ("melee-only-off-path", {"combat-knife", "unarmed"}),
        ("hand-to-hand-only-off-path", {"combat-knife"}),
    ],
)
def test_neighbours_off_the_path_by_ruling(reading: str, legal: set[str]) -> None:
    game = table({"at": "r5"}, {"at": "b1"}, rulings={"RE-Q-23": reading})
    assert {each[1] for each in game.offered() if each[0] == "attack"} == legal


@pytest.mark.rule("RE-COMBAT-008", "RE-COMBAT-009")
def test_ranged_and_melee() -> None:
    # The Tesla Coil answers wounds from melee attacks and from no others.
    for weapon, hits in (("mauser-c96", 0), ("combat-knife", 1)):
        zorka = {"side": 1, "at": "r4", "tokens": ["tesla-coil"]}
        game = Table({"eva-kraemer": EVA, "zorka": zorka}, active="eva-kraemer")
        shock = [2, 2, 2, 2]
        events = game.do("attack", weapon, dice=[9, 2, 2, 2, *shock, *([9, 9, 9, 9] if hits else [])])
        assert len([each for each in events if each[0] == "hit"]) == hits


@pytest.mark.rule("RE-COMBAT-003", "RE-ACTION-001")
def test_one_weapon_and_one_target_and_one_action() -> None:
    game = table()
    game.do("attack", "mauser-c96", dice=MISS)
    assert game.refusal("attack", "mauser-c96") == "acted-already"
    assert game.refusal("attack", "mp40") == "acted-already"


@pytest.mark.rule("RE-AUTO-001", "RE-AUTO-002", "RE-AUTO-006", "RE-GREN-011")
def test_automatic_successes_are_shaken_like_others() -> None:
    game = table({"tokens": ["stielhandgranate"]})
    game.do("throw", "stielhandgranate")
    game.do("at", "r7", dice=[2, 5, 6, 2])
    assert len([each for each in game.told() if each[0] == "roll.made"]) == 1
    assert game.row("john-macneal") == 3


@pytest.mark.rule("RE-CHAR-005", "RE-WOUND-002")
def test_values_of_the_current_row_count() -> None:
    game = table({"row": 3})
    game.do("attack", "mauser-c96", dice=[9, 2, 2, 2, 9, 2, 2, 2])
    rows = game.t.figures[game.figure("eva-kraemer")].rows
    assert game.roll("attack")[3] == str(10 - rows[2][0])
    assert rows[2][0] != rows[0][0]


@pytest.mark.rule("RE-MAP-013", "RE-MAP-014")
def test_modifier_circles_change_the_difficulty_while_one_stands_there() -> None:
    assert _difficulty("combat-up") == _difficulty("r1") - 1
    assert _difficulty("combat-down") == _difficulty("r1") + 1
    mac = table(mac={"at": "stamina-up"})
    mac.do("attack", "mauser-c96", dice=[9, 2, 2, 2, 9, 2, 2, 2])
    assert mac.roll("shock")[3] == "4"


@pytest.mark.rule("RE-MAP-021")
def test_rubble_takes_the_bonus_of_its_circle() -> None:
    assert _difficulty("combat-up", rubble={"combat-up": 1}) == _difficulty("r1")


def _difficulty(circle: str, **more: Any) -> int:
    game = table({"at": circle}, **more)
    game.do("attack", "mauser-c96", dice=MISS)
    return int(game.roll("attack")[3])


@pytest.mark.rule("RE-SIGHT-005", "RE-RANGE-005")
def test_figures_in_between_block_no_sight() -> None:
    figures = {"eva-kraemer": EVA, "john-macneal": MAC | {"at": "r9"}, "tala-aponi": {"side": 1, "at": "r5"}}
    game = Table(figures, active="eva-kraemer")
    game.do("attack", "mauser-c96")
    assert game.can("attack", "mauser-c96", "john-macneal")


@pytest.mark.rule("RE-EQUIP-001", "RE-EQ-GENERAL-3")
def test_a_token_works_for_whoever_holds_it() -> None:
    for holder in ("eva-kraemer", "hermann-von-heizinger"):
        game = Table({holder: {"at": "r3", "tokens": ["mp40"]}, "john-macneal": MAC}, active=holder)
        game.do("attack", "mp40", dice=[2] * 5)
        assert len(game.roll("attack")[5:]) == 5
