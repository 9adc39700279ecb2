"""Actions by which tokens change hands: picking up, passing, searching crates, using."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

EVA = {"side": 0, "at": "r2", "tokens": ["mauser-c96", "combat-knife", "critical-hit"]}
MAC = {"side": 1, "at": "g3"}
KARL = {"side": 0, "at": "r3", "tokens": ["walther-p38"]}


def table(eva: dict[str, Any] | None = None, karl: dict[str, Any] | None = None, **more: Any) -> Table:
    figures = {"eva-kraemer": EVA | (eva or {}), "karl-zermann": KARL | (karl or {}), "john-macneal": MAC}
    return Table(figures, active="eva-kraemer", **more)


FULL = ["mauser-c96", "combat-knife", "critical-hit", "strafe"]


@pytest.mark.rule(
    "RE-ACTION-006",
    "RE-ACTION-008",
    "RE-EQUIP-002",
    "RE-EQUIP-003",
    "RE-EQUIP-005",
    "RE-EQ-GENERAL-1",
    "RE-EQ-GENERAL-4",
)
def test_picking_up_what_the_slots_hold() -> None:
    game = table(lying={"r1": ["mp40", "m15"], "r4": ["stielhandgranate"]})
    assert game.refusal("pick-up", "r4") == "too-far"
    game.do("pick-up", "r1")
    game.do("take", "mp40")
    assert not game.can("take")
    game.do("done")
    assert "mp40" in game.tokens("eva-kraemer")
    assert game.refusal("pick-up", "r1") == "acted-already"


@pytest.mark.rule("RE-ACTION-006", "RE-ACTION-007", "RE-EQ-GENERAL-4")
def test_two_tokens_for_one_action_and_dropping_for_room() -> None:
    two = table({"tokens": ["strafe"]}, lying={"r1": ["mp40", "m15"]})
    two.do("pick-up", "r1")
    two.do("take", "mp40")
    two.do("take", "m15")
    two.do("done")
    assert {"mp40", "m15"} <= set(two.tokens("eva-kraemer"))
    full = table({"tokens": FULL}, lying={"r1": ["mp40"]})
    full.do("pick-up", "r1")
    assert not full.can("take")
    full.do("drop", "combat-knife")
    full.do("take", "mp40")
    full.do("done")
    assert full.tokens("r1") == ["combat-knife"]
    only = table()
    only.do("pick-up", "r2")
    only.do("drop", "mauser-c96")
    only.do("drop", "combat-knife")
    only.do("done")
    assert set(only.tokens("r2")) == {"mauser-c96", "combat-knife"}


@pytest.mark.rule("RE-ACTION-012", "RE-EQUIP-008", "RE-EQUIP-007", "RE-EQ-GENERAL-6")
def test_what_is_not_disposable_stays() -> None:
    game = table()
    game.do("pick-up", "r2")
    assert game.can("drop", "mauser-c96") and not game.can("drop", "critical-hit")
    passing = table({"tokens": ["critical-hit"]})
    assert passing.refusal("pass", "karl-zermann") == "nothing-to-pass"


@pytest.mark.rule("RE-ACTION-009", "RE-ACTION-011", "RE-EQ-GENERAL-5")
def test_passing_to_a_friend_next_to_one() -> None:
    game = table()
    game.do("pass", "karl-zermann")
    game.do("give", "mauser-c96")
    game.do("give", "combat-knife")
    game.do("done") if game.kind == "pass" else None
    assert set(game.tokens("karl-zermann")) == {"walther-p38", "mauser-c96", "combat-knife"}
    assert table(karl={"at": "r5"}).refusal("pass", "karl-zermann") == "no-friend-there"
    assert table().refusal("pass", "john-macneal") == "no-friend-there"


@pytest.mark.rule("RE-ACTION-010", "RE-ACTION-011", "RE-EQ-GENERAL-5")
@pytest.mark.parametrize("way", ["give-back", "drop"])
def test_a_full_receiver_makes_room(way: str) -> None:
    game = table(karl={"tokens": ["walther-p38", "celerity", "supernatural-strength", "doom"]})
    game.do("pass", "karl-zermann")
    assert not game.can("give")
    game.do(way, "walther-p38")
    game.do("give", "mauser-c96")
    game.do("done")
    assert "mauser-c96" in game.tokens("karl-zermann")
    assert "walther-p38" in (game.tokens("eva-kraemer") if way == "give-back" else game.tokens("r3"))


@pytest.mark.rule("RE-ACTION-014")
def test_a_crate_is_searched_from_beside_it() -> None:
    assert table({"at": "r2"}, crates={"a1": "core-mp40"}).refusal("search", "a1") == ""
    assert table({"at": "r4"}, crates={"a1": "core-mp40"}).refusal("search", "a1") == "no-crate"


@pytest.mark.rule("RE-ACTION-016", "RE-ACTION-022")
@pytest.mark.parametrize("crate", ["core-mp40", "core-command-2"])
def test_a_crate_can_be_put_back(crate: str) -> None:
    game = table(crates={"a1": crate}, points=(1, 0))
    game.do("search", "a1")
    assert game.refusal("end") == "out-of-place"
    game.do("put-back")
    assert game.state.crate[game.circle("a1")]
    assert game.points() == (1, 0)
    assert game.refusal("search", "a1") == "acted-already"


@pytest.mark.rule("RE-ACTION-017", "RE-CRATE-004", "RE-ACTION-022")
def test_equipment_from_a_crate() -> None:
    game = table(crates={"a1": "core-mp40"})
    game.do("search", "a1")
    assert not game.can("cash-in")
    game.do("take")
    assert "mp40" in game.tokens("eva-kraemer")
    assert not game.state.crate[game.circle("a1")]


@pytest.mark.rule("RE-ACTION-018")
def test_with_full_slots_one_thing_is_dropped() -> None:
    game = table({"tokens": FULL}, crates={"a1": "core-mp40"})
    game.do("search", "a1")
    assert not game.can("take") and not game.can("swap", "critical-hit")
    game.do("swap", "combat-knife")
    assert game.tokens("r2") == ["combat-knife"]
    assert "mp40" in game.tokens("eva-kraemer")


@pytest.mark.rule("RE-ACTION-019", "RE-CRATE-002")
def test_command_points_from_a_crate() -> None:
    game = table(crates={"a1": "core-command-2"}, points=(1, 0))
    game.do("search", "a1")
    game.do("cash-in")
    assert game.points() == (3, 0)
    assert not game.state.crate[game.circle("a1")]


@pytest.mark.rule("RE-CRATE-007")
def test_extra_ammunition_attacks_without_the_action() -> None:
    game = Table(
        {"eva-kraemer": EVA | {"tokens": ["mauser-c96", "extra-ammunition"]}, "john-macneal": MAC | {"at": "r6"}},
        active="eva-kraemer",
    )
    game.do("attack", "mauser-c96", dice=[2, 2, 2, 2])
    game.do("free", "extra-ammunition", dice=[2, 2, 2, 2])
    assert len([each for each in game.told() if each[0] == "attack.declared"]) == 2
    assert "extra-ammunition" not in game.tokens("eva-kraemer")


@pytest.mark.rule("RE-ACTION-013")
def test_the_worked_example_of_a_medal() -> None:
    game = table({"tokens": ["iron-cross-1st-class"]}, points=(2, 0))
    game.do("use", "iron-cross-1st-class")
    assert game.points() == (4, 0)
    assert game.refusal("attack", "unarmed") == "acted-already"


@pytest.mark.rule("RE-ACTION-020")
def test_action_circles_do_nothing_in_deathmatch() -> None:
    assert table({"at": "r2"}).refusal("activate-circle") == "out-of-place"


@pytest.mark.rule("RE-ACTION-002")
def test_the_kinds_of_action() -> None:
    from tannkit.rulesets.tannhauser.actions import ACTIONS

    assert {"attack", "throw", "pick-up", "pass", "use", "search"} <= set(ACTIONS)


@pytest.mark.rule("RE-VOIV-019")
def test_voivodes_handle_no_equipment() -> None:
    figures = {
        "zorka": {"side": 0, "at": "r3", "tokens": ["combat-knife"]},
        "voivode-a": {"side": 0, "at": "r2"},
        "john-macneal": MAC,
    }
    game = Table(figures, active="voivode-a", lying={"r1": ["mp40"]}, crates={"a1": "core-mp40"})
    assert game.refusal("pick-up", "r1") == "cannot-carry"
    assert game.refusal("search", "a1") == "cannot-carry"
    passing = Table(figures, active="zorka")
    assert passing.refusal("pass", "voivode-a") == "cannot-carry"
