"""Voïvodes and Hound DOG: figures with rules of their own."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table, tables

from tannkit.rulesets.tannhauser.teams import fielded
from tannkit.rulesets.tannhauser.victory import has_somebody

T, NAMES = tables()
ZORKA = {"side": 0, "at": "r12"}
EVA = {"side": 1, "at": "r4", "tokens": ["mauser-c96", "combat-knife"]}


def pair(**more: Any) -> dict[str, Any]:
    return {
        "zorka": ZORKA,
        "voivode-a": {"side": 0, "at": "r3"},
        "voivode-b": {"side": 0, "at": "r1"},
        "eva-kraemer": EVA,
    } | more


def figure(label: str) -> Any:
    return next(each for each in T.figures if each.label == label)


@pytest.mark.rule(
    "RE-VOIV-001", "RE-VOIV-003", "RE-VOIV-015", "RE-CHAR-003", "RE-VOIV-002", "RE-CHAR-011", "RE-CH-VOIVODE-1"
)
def test_the_sheet_of_a_voivode() -> None:
    a, b, c, d = (figure(f"voivode-{letter}") for letter in "abcd")
    assert (a.partner, b.partner, c.partner, d.partner) == (b.number, a.number, d.number, c.number)
    assert a.slots == 2 and len(a.rows) == 1
    assert a.rows[0][2] == -1000
    assert a.needs == (figure("zorka").character,)


@pytest.mark.rule("RE-VOIV-004", "RE-VOIV-005", "RE-VOIV-021", "RE-WOUND-009", "RE-CH-VOIVODE-4")
def test_one_wound_destroys_it_and_its_token_stays() -> None:
    game = Table(pair(), active="eva-kraemer")
    game.do("attack", "combat-knife", dice=[9, 9, 2, 2, 9, 9, 2, 2])
    assert game.life("voivode-a") == "alive"
    again = Table(pair(), active="eva-kraemer")
    again.do("attack", "combat-knife", dice=[9, 9, 2, 2, 9, 2, 2, 2])
    assert (again.life("voivode-a"), again.at("voivode-a")) == ("destroyed", "r3")
    again.do("step", "r3")
    assert again.at("eva-kraemer") == "r3"


@pytest.mark.rule("RE-VOIV-006", "RE-VOIV-007", "RE-VOIV-008", "RE-HOUND-005", "RE-CH-VOIVODE-5")
def test_a_pair_shares_one_activation() -> None:
    game = Table(pair(), program="turns", turn=0)
    game.do("activate", "voivode-a")
    game.do("attack", "own-weapon", dice=[2, 2, 2, 2])
    game.do("step", "r2")
    game.do("end")
    assert game.kind == "activation" and game.game.decision and game.game.decision.figure == game.figure("voivode-b")
    game.do("step", "e1")
    game.do("end")
    assert game.kind == "go" and game.game.decision and game.game.decision.side == 1
    game.do("activate", "eva-kraemer")
    game.do("end")
    assert game.offered() == [("activate", "zorka")]


@pytest.mark.rule("RE-VOIV-009", "RE-CH-VOIVODE-6")
def test_the_survivor_of_a_pair_is_activated_alone() -> None:
    game = Table(pair(**{"voivode-b": {"side": 0, "at": "r1", "destroyed": True}}), program="turns", turn=0)
    game.do("activate", "voivode-a")
    game.do("end")
    assert game.game.decision and game.game.decision.side == 1


@pytest.mark.rule("RE-VOIV-010", "RE-VOIV-011", "RE-CH-VOIVODE-15", "RE-CH-ZORKA-1")
def test_a_voivode_takes_one_wound_for_zorka() -> None:
    figures = {
        "eva-kraemer": EVA | {"side": 0},
        "zorka": {"side": 1, "at": "r7"},
        "voivode-a": {"side": 1, "at": "r9"},
        "voivode-b": {"side": 1, "at": "g2"},
        "voivode-c": {"side": 1, "at": "b2"},
    }
    game = Table(figures, active="eva-kraemer")
    game.do("attack", "mauser-c96")
    game.do("attack", "mauser-c96", "zorka", dice=[9, 9, 2, 2, 2, 2, 2, 2])
    assert game.offered() == [("keep",), ("stand-in", "voivode-a")]
    game.do("stand-in", "voivode-a")
    assert game.row("zorka") == 2
    assert game.life("voivode-a") == "destroyed"
    assert game.kind == "activation"
    assert len([each for each in game.told() if each[0] == "roll.made"]) == 2


@pytest.mark.rule("RE-VOIV-012", "RE-CH-VOIVODE-8")
def test_it_is_its_own_weapon() -> None:
    game = Table(pair(), active="voivode-a")
    game.do("attack", "own-weapon", dice=[2, 2, 2, 2])
    assert len(game.roll("attack")[5:]) == 4


@pytest.mark.rule("RE-VOIV-014", "RE-HOUND-014", "RE-CH-VOIVODE-10", "RE-CH-HOUND-DOG-10")
@pytest.mark.parametrize("label", ["voivode-a", "hound-dog"])
def test_smoke_does_nothing_to_them(label: str) -> None:
    figures = {label: {"side": 0, "at": "r3"}, "zorka": ZORKA, "eva-kraemer": EVA}
    game = Table(figures, active=label)
    from tannkit.rulesets.tannhauser.smoke import dice_lost
    from tannkit.state.codes import CIRCLE
    from tannkit.state.state import THROWN

    token = game.s.add_token(game.names.token_kind("m15"), CIRCLE + game.circle("r2"), game.t.index_of)
    game.s.marks[token] = THROWN
    assert dice_lost(game.t, game.s, game.figure("eva-kraemer"), game.figure(label)) == 2
    assert dice_lost(game.t, game.s, game.figure(label), game.figure("eva-kraemer")) == 0


RAMIREZ = {"side": 0, "at": "r3", "tokens": ["hound-dog-remote-control", "mp40"]}


def hound(dog: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {
        "sergio-ramirez-delastillas": RAMIREZ,
        "hound-dog": {"side": 0, "at": "r6"} | (dog or {}),
        "eva-kraemer": EVA | {"at": "r9"},
    } | more


@pytest.mark.rule("RE-HOUND-001", "RE-HOUND-018", "RE-HOUND-019", "RE-CH-SERGIO-RAMIREZ-DELASTILLAS-2")
def test_who_fields_ramirez_has_hound_dog() -> None:
    from tannkit.model.build import build
    from tannkit.model.games import Team

    members = [
        {"character": "sergio-ramirez-delastillas", "pack": "combat"},
        {"character": "tala-aponi", "pack": "combat"},
    ]
    team = build(Team, {"name": "x", "faction": "union", "members": members})
    found = [T.figures[each.figure].label for each in fielded(T, NAMES, team)]
    assert found == ["sergio-ramirez-delastillas", "hound-dog", "tala-aponi"]
    assert not figure("hound-dog").is_character
    assert len(figure("hound-dog").rows) == 2


@pytest.mark.rule("RE-HOUND-003", "RE-CH-HOUND-DOG-2")
def test_it_is_deployed_on_the_controllers_path() -> None:
    game = Table(
        hound({"at": None}, **{"sergio-ramirez-delastillas": RAMIREZ | {"at": "r5"}}),
        active="sergio-ramirez-delastillas",
    )
    assert game.refusal("deploy", "hound-dog", "b1") == "not-deployable-there"
    assert game.refusal("deploy", "hound-dog", "r7") == "not-deployable-there"
    game.do("deploy", "hound-dog", "r4")
    assert game.at("hound-dog") == "r4"


@pytest.mark.rule("RE-HOUND-004", "RE-HOUND-005", "RE-HOUND-011", "RE-CH-HOUND-DOG-3")
def test_it_walks_a_circle_after_each_activation() -> None:
    figures = hound(**{"tala-aponi": {"side": 0, "at": "r7"}})
    game = Table(figures, program="turns", turn=0)
    assert ("activate", "hound-dog") not in game.offered()
    game.do("activate", "tala-aponi")
    game.do("end")
    assert game.kind == "walk"
    assert not game.can("to", "r7")
    game.do("to", "r5")
    game.do("activate", "eva-kraemer")
    game.do("end")
    assert game.kind == "walk"
    game.do("stay")
    assert game.at("hound-dog") == "r5"
    game.do("activate", "sergio-ramirez-delastillas")


@pytest.mark.rule("RE-HOUND-006", "RE-HOUND-009", "RE-CH-HOUND-DOG-4", "RE-CH-HOUND-DOG-7")
def test_it_may_attack_besides_an_action_that_is_none() -> None:
    game = Table(hound(), active="sergio-ramirez-delastillas", crates={"a1": "core-mp40"}, lying={"r3": ["m15"]})
    game.do("pick-up", "r3")
    game.do("take", "m15")
    game.do("done")
    assert game.kind == "hound-attack"
    game.do("attack", dice=[2] * 5)
    assert game.roll("attack")[0] == "hound-dog" and len(game.roll("attack")[5:]) == 5
    attacking = Table(hound(), active="sergio-ramirez-delastillas")
    attacking.do("attack", "mp40", dice=[2] * 5)
    assert attacking.kind == "activation"


@pytest.mark.rule("RE-HOUND-007", "RE-HOUND-008", "RE-CH-HOUND-DOG-5", "RE-CH-HOUND-DOG-6")
def test_its_attack_can_be_the_whole_action_and_it_can_be_shot() -> None:
    game = Table(hound(), active="sergio-ramirez-delastillas")
    game.do("order", "hound-dog", dice=[9, 2, 2, 2, 2, 2, 2, 2, 2])
    assert game.row("eva-kraemer") == 2
    assert game.refusal("attack", "mp40") == "acted-already"
    shot = Table(hound(), active="eva-kraemer")
    shot.do("attack", "mauser-c96")
    shot.do("attack", "mauser-c96", "hound-dog", dice=[9, 9, 2, 2, 2, 2, 2, 2])
    assert shot.life("hound-dog") == "dead"
    assert shot.roll("shock")[0] == "hound-dog"


@pytest.mark.rule("RE-HOUND-012", "RE-MOVE-003", "RE-HOUND-011", "RE-CH-HOUND-DOG-9")
def test_characters_walk_through_it_but_do_not_stop_there() -> None:
    game = Table(hound({"at": "r8"}), active="eva-kraemer")
    game.do("step", "r8")
    assert game.refusal("end") == "shared-circle"
    game.do("step", "r7")
    assert game.can("end")


@pytest.mark.rule("RE-HOUND-013", "RE-CH-HOUND-DOG-10")
def test_modifier_circles_do_nothing_to_it() -> None:
    game = Table(hound({"at": "combat-up"}, **{"eva-kraemer": EVA | {"at": "r9"}}), active="sergio-ramirez-delastillas")
    game.do("order", "hound-dog", dice=[2] * 5)
    assert game.roll("attack")[3] == "6"


@pytest.mark.rule("RE-HOUND-016", "RE-HOUND-017")
def test_no_points_and_no_healing_for_it() -> None:
    kit = RAMIREZ | {"tokens": ["hound-dog-remote-control", "first-aid-kit"]}
    game = Table(
        hound({"at": "r4", "row": 2}, **{"sergio-ramirez-delastillas": kit}),
        active="sergio-ramirez-delastillas",
        points=(3, 0),
    )
    assert game.refusal("raise", "hound-dog", "combat") == "no-raise"
    game.do("use", "first-aid-kit")
    if game.kind == "choose":
        assert game.can("choose", "hound-dog") is False or game.do("choose", "hound-dog")
    assert game.row("hound-dog") == 2


@pytest.mark.rule("RE-HOUND-018", "RE-DM-003")
def test_alone_it_has_lost() -> None:
    game = Table(hound(**{"sergio-ramirez-delastillas": RAMIREZ | {"at": "r7", "row": 4}}), active="eva-kraemer")
    assert has_somebody(game.t, game.s, 0)
    game.do("attack", "mauser-c96")
    game.do("attack", "mauser-c96", "sergio-ramirez-delastillas", dice=[9, 9, 9, 9, 2, 2, 2, 2])
    assert game.kind == "over"
