"""Rulings on attacks, smoke, grenades, overwatch, skills and Hound DOG, each in each of its readings."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table, tables

from tannkit.rulesets.tannhauser.weapons import skills
from tannkit.state.codes import CIRCLE
from tannkit.state.state import THROWN

EVA = {"side": 0, "at": "r3", "tokens": ["mauser-c96", "mp40"]}
MAC = {"side": 1, "at": "r6"}
MISS = [2] * 4


def table(ruling: str, reading: str, eva: dict[str, Any] | None = None, **more: Any) -> Table:
    others = more.pop("others", {"john-macneal": MAC})
    return Table({"eva-kraemer": EVA | (eva or {}), **others}, active="eva-kraemer", rulings={ruling: reading}, **more)


@pytest.mark.rule("RE-Q-12")
@pytest.mark.parametrize(
    ("reading", "with_it", "hand_to_hand", "neither"),
    [
        ("add-both-skills", True, False, False),
        ("table-only", True, True, True),
        ("nearest-skill", True, True, False),
    ],
)
def test_a_weapon_that_asks_for_weaponry(reading: str, with_it: bool, hand_to_hand: bool, neither: bool) -> None:
    # Wolf has the skill, Eva has Hand-to-Hand Combat, a Voïvode has no skill at all.
    for who, can in (("wolf", with_it), ("eva-kraemer", hand_to_hand), ("voivode-a", neither)):
        figures = {who: {"side": 0, "at": "r3", "tokens": ["mark-19-mod-a1"]}, "john-macneal": MAC}
        game = Table(figures, active=who, rulings={"RE-Q-12": reading})
        assert (game.refusal("attack", "mark-19-mod-a1") == "") is can, who


@pytest.mark.rule("RE-Q-12")
@pytest.mark.parametrize(
    ("reading", "skill"), [("add-both-skills", "weaponry"), ("table-only", ""), ("nearest-skill", "hand-to-hand")]
)
def test_a_token_that_gives_weaponry(reading: str, skill: str) -> None:
    figures = {
        "voivode-a": {"side": 0, "at": "r3"},
        "irina-kravchenko": {"side": 0, "at": "r1", "tokens": ["corporal-5th-grade"]},
        "john-macneal": MAC,
    }
    game = Table(figures, active="irina-kravchenko", rulings={"RE-Q-12": reading})
    found = skills(game.t, game.state, game.figure("voivode-a"))
    assert [name for place, name in enumerate(game.t.skills) if found >> place & 1] == ([skill] if skill else [])


@pytest.mark.rule("RE-Q-12")
@pytest.mark.parametrize(
    ("reading", "skill"), [("add-both-skills", "sneak"), ("table-only", ""), ("nearest-skill", "dexterity")]
)
def test_an_objective_that_asks_for_sneak(reading: str, skill: str) -> None:
    t, _ = tables((("RE-Q-12", reading),))
    asked = t.objective_skills.get(t.board.circles.index("o2"))
    assert (t.skills[asked[1].bit_length() - 1] if asked else "") == skill


@pytest.mark.rule("RE-Q-36")
@pytest.mark.parametrize(("reading", "first"), [("thrower-orders", 3), ("one-by-one", 1)])
def test_the_order_in_which_an_explosion_strikes(reading: str, first: int) -> None:
    others = {
        "tala-aponi": {"side": 1, "at": "r5"},
        "john-macneal": MAC,
        "barry-daniel-brown": {"side": 1, "at": "r7"},
    }
    game = table("RE-Q-36", reading, {"tokens": ["stielhandgranate"]}, others=others)
    game.do("throw", "stielhandgranate")
    events = game.do("at", "r6", dice=MISS if first == 1 else [])
    # From the target circle outwards: John comes before those who are offered as equals.
    assert [each[1] for each in events if each[0] == "hit"] == (["john-macneal"] if first == 1 else [])
    assert len(game.offered()) == (2 if first == 1 else 3)


def smoke(reading: str, token: str, eva: str, mac: str) -> Table:
    game = table("RE-Q-38", reading, {"at": eva}, others={"john-macneal": MAC | {"at": mac}})
    s = game.state
    thrown = s.add_token(game.names.token_kind("m15"), 0, game.t.index_of)
    s.holder[thrown], s.marks[thrown], s.count[thrown] = CIRCLE + game.circle(token), THROWN, 2
    return game


@pytest.mark.rule("RE-Q-38")
@pytest.mark.parametrize(
    ("reading", "into", "out", "other_path"),
    [
        ("own-circle-only", True, False, False),
        ("blocked-both-ways", False, False, False),
        ("along-the-path", True, True, True),
    ],
)
def test_attacks_into_and_out_of_smoke(reading: str, into: bool, out: bool, other_path: bool) -> None:
    # The circle x lies on the red and the blue path; smoke on b6 fills the blue one, x included, not the red.
    assert smoke(reading, "b6", "r3", "x").can("attack", "mp40") is into
    assert smoke(reading, "b6", "x", "r3").can("attack", "mp40") is out
    assert smoke(reading, "b6", "x", "r12").can("attack", "mp40") is other_path
    # Along the blue path nobody gets through under any reading, and without smoke everybody does.
    assert not smoke(reading, "b6", "x", "b1").can("attack", "mp40")
    assert smoke(reading, "g2", "x", "b1").can("attack", "mp40")


@pytest.mark.rule("RE-Q-38")
@pytest.mark.parametrize(
    ("reading", "into", "out"), [("own-circle-only", 5, 3), ("blocked-both-ways", 3, 3), ("along-the-path", 5, 5)]
)
def test_dice_lost_next_to_smoke(reading: str, into: int, out: int) -> None:
    for eva, mac, dice in (("r7", "x", into), ("x", "r7", out), ("x", "b4", 3)):
        game = smoke(reading, "b6", eva, mac)
        game.do("attack", "mp40", dice=[2] * dice)


def watchers(reading: str, ruling: str, eva: dict[str, Any], **more: Any) -> Table:
    others = {
        "john-macneal": MAC | {"at": "r9", "tokens": ["mp40"], "watch": True, "row": 4},
        "tala-aponi": {"side": 1, "at": more.pop("tala", "g3")},
    }
    return table(ruling, reading, eva, others=others, **more)


def interrupted(reading: str, tala: str) -> Table:
    """Eva announces an attack, John fires and is killed by her counterattack: he was her only target, or not."""
    game = watchers(reading, "RE-Q-57", {"tokens": ["mauser-c96"]}, points=(2, 0), tala=tala)
    game.do("attack", "mauser-c96")
    game.do("fire", dice=[2] * 5)
    game.do("counterattack")
    game.do("roll", dice=[9, 9, 9, 9, 2, 2, 2, 2])
    assert game.life("john-macneal") == "dead"
    return game


@pytest.mark.rule("RE-Q-57")
@pytest.mark.parametrize(
    ("reading", "refused"), [("used-up", "acted-already"), ("taken-back", ""), ("same-kind-again", "acted-already")]
)
def test_an_announced_action_that_has_become_impossible(reading: str, refused: str) -> None:
    game = interrupted(reading, "g3")
    assert game.kind == "activation"
    assert game.refusal("pick-up", "r3") == refused


@pytest.mark.rule("RE-Q-57")
@pytest.mark.parametrize("reading", ["used-up", "taken-back", "same-kind-again"])
def test_an_announced_action_that_is_still_possible_is_carried_out(reading: str) -> None:
    game = interrupted(reading, "r8")
    assert game.kind in ("roll", "raise") and game.game.decision and game.game.decision.figure is not None
    game.do("roll", dice=MISS)
    assert game.roll("attack")[0] == "eva-kraemer"
    assert game.refusal("pick-up", "r3") == "acted-already"


@pytest.mark.rule("RE-Q-57")
@pytest.mark.parametrize(("reading", "asked"), [("used-up", False), ("taken-back", False), ("same-kind-again", True)])
def test_another_use_of_the_same_kind_of_action(reading: str, asked: bool) -> None:
    # The knife reaches only John beside her; once he is dead the pistol still reaches Tala.
    others = {
        "john-macneal": MAC | {"at": "r4", "tokens": ["mp40"], "watch": True, "row": 4},
        "tala-aponi": {"side": 1, "at": "r8"},
    }
    eva = {"tokens": ["combat-knife", "mauser-c96"]}
    game = table("RE-Q-57", reading, eva, others=others, points=(2, 0))
    game.do("attack", "combat-knife")
    game.do("fire")
    game.do("attack", "mp40", dice=[2] * 5)
    game.do("counterattack")
    game.do("attack", "mauser-c96")
    game.do("roll", dice=[9, 9, 9, 9, 2, 2, 2, 2])
    assert game.life("john-macneal") == "dead"
    assert (game.kind == "action") is asked
    if asked:
        assert {each[:2] for each in game.offered()} == {("attack", "mauser-c96")}
        game.do("attack", "mauser-c96")
        game.do("roll", dice=MISS)
        assert game.roll("attack")[0] == "eva-kraemer"
        assert game.refusal("attack", "mauser-c96") == "acted-already"


@pytest.mark.rule("RE-Q-58")
@pytest.mark.parametrize(("reading", "answered"), [("actions-and-steps-only", False), ("every-attack-announced", True)])
def test_an_attack_that_takes_no_action(reading: str, answered: bool) -> None:
    game = watchers(reading, "RE-Q-58", {"tokens": ["mauser-c96", "extra-ammunition"]})
    game.do("free", "extra-ammunition", dice=[] if answered else MISS)
    assert (game.kind == "overwatch") is answered
    if answered:
        game.do("fire", dice=[2] * 5 + MISS)
        assert [each[1] for each in game.told() if each[0] == "roll.made"] == ["john-macneal", "eva-kraemer"]


@pytest.mark.rule("RE-Q-58")
def test_one_who_dies_from_the_answer_does_not_attack() -> None:
    eva = {"row": 4, "tokens": ["mauser-c96", "extra-ammunition"]}
    game = watchers("every-attack-announced", "RE-Q-58", eva)
    game.do("free", "extra-ammunition")
    game.do("fire", dice=[9] * 5 + MISS)
    assert game.life("eva-kraemer") == "dead" and game.kind == "over"
    assert [each[1] for each in game.told() if each[0] == "attack.declared"] == ["john-macneal"]


HOUND = {
    "sergio-ramirez-delastillas": {"side": 0, "at": "g2", "tokens": ["hound-dog-remote-control"]},
    "hound-dog": {"side": 0, "at": "r5"},
}


@pytest.mark.rule("RE-Q-78")
@pytest.mark.parametrize(("reading", "stays"), [("optional-after-each", True), ("compulsory", False)])
def test_whether_hound_dog_must_step(reading: str, stays: bool) -> None:
    others = {**HOUND, "john-macneal": MAC | {"side": 1, "at": "r12"}}
    game = Table({"eva-kraemer": EVA, **others}, program="go", rulings={"RE-Q-78": reading})
    game.do("activate", "eva-kraemer")
    game.do("end")
    assert game.kind == "walk" and game.can("to", "r6")
    assert game.can("stay") is stays


@pytest.mark.rule("RE-Q-79")
@pytest.mark.parametrize(("reading", "struck"), [("hit-as-wounded", True), ("characters-only", False)])
def test_whether_an_explosion_strikes_hound_dog(reading: str, struck: bool) -> None:
    others = {**HOUND, "john-macneal": MAC | {"at": "r12"}}
    game = table("RE-Q-79", reading, {"tokens": ["stielhandgranate"]}, others=others)
    game.do("throw", "stielhandgranate")
    events = game.do("at", "r6", dice=MISS if struck else [])
    assert [each[1] for each in events if each[0] == "hit"] == (["hound-dog"] if struck else [])


@pytest.mark.rule("RE-Q-EQ-4")
@pytest.mark.parametrize(
    ("reading", "together", "around"), [("to-each-other", True, False), ("to-the-attacker", False, True)]
)
def test_two_linked_targets(reading: str, together: bool, around: bool) -> None:
    def linked(one: str, other: str) -> bool:
        figures = {
            "barry-daniel-brown": {"side": 0, "at": "r5", "tokens": ["flash-machine-gun-a6a"]},
            "eva-kraemer": {"side": 1, "at": one},
            "karl-zermann": {"side": 1, "at": other},
        }
        game = Table(figures, active="barry-daniel-brown", rulings={"RE-Q-EQ-4": reading})
        game.do("attack", "flash-machine-gun-a6a")
        return any(len(each) == 4 for each in game.offered())

    assert linked("r8", "r9") is together
    assert linked("r4", "r6") is around
    assert not linked("r8", "r11")


@pytest.mark.rule("RE-Q-EQ-24")
@pytest.mark.parametrize(("reading", "attacks"), [("may-be-used", True), ("no-attack-at-all", False)])
def test_extra_ammunition_behind_go_go_go(reading: str, attacks: bool) -> None:
    eva = {"tokens": ["mauser-c96", "go-go-go", "extra-ammunition"]}
    game = table("RE-Q-EQ-24", reading, eva)
    game.do("free", "go-go-go")
    assert game.refusal("attack", "mauser-c96") == "no-acting"
    if game.can("free", "extra-ammunition"):
        game.do("free", "extra-ammunition", dice=MISS if attacks else [])
    assert bool([each for each in game.told() if each[0] == "attack.declared"]) is attacks


@pytest.mark.rule("RE-Q-EQ-13")
@pytest.mark.parametrize(
    ("reading", "struck"),
    [
        ("adjacent-enemies", {"eva-kraemer"}),
        ("enemies-on-paths", {"eva-kraemer", "karl-zermann"}),
        ("all-enemies", {"eva-kraemer", "karl-zermann", "yula-korlitz"}),
    ],
)
def test_whom_nesretcha_strikes(reading: str, struck: set[str]) -> None:
    figures = {
        "zorka": {"side": 0, "at": "g3"},
        "voivode-a": {"side": 0, "at": "r5", "tokens": ["nesretcha"]},
        "eva-kraemer": {"side": 1, "at": "b1"},
        "karl-zermann": {"side": 1, "at": "r9"},
        "yula-korlitz": {"side": 1, "at": "b4"},
    }
    game = Table(figures, active="voivode-a", rulings={"RE-Q-EQ-13": reading})
    dice = [2] * 4 * len(struck)
    if len(struck) == 1:
        game.do("attack", "own-weapon", dice=dice)
    else:
        game.do("attack", "own-weapon")
        assert {each[2] for each in game.offered()} == struck
        game.do("attack", "own-weapon", "eva-kraemer", dice=dice)
    rolled = [each for each in game.told() if each[0] == "roll.made"]
    assert len(rolled) == len(struck)
    assert {each[2] for each in game.told() if each[0] == "attack.declared"} == struck
