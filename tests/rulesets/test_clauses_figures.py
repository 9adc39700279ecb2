"""What the sheets of Voïvodes and Hound DOG say: points, equipment, activations, and what does not touch them."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

from tannkit.engine.game import Game
from tannkit.rulesets.tannhauser.activation import activate
from tannkit.state.codes import CIRCLE
from tannkit.state.registers import MOVES_LEFT
from tannkit.state.tables import MOVEMENT

ZORKA = {"side": 0, "at": "r12"}
EVA = {"side": 1, "at": "r4", "tokens": ["mauser-c96", "combat-knife"]}
RAMIREZ = {"side": 0, "at": "r3", "tokens": ["hound-dog-remote-control", "mp40"]}


def pair(**more: Any) -> dict[str, Any]:
    figures = {"zorka": ZORKA, "voivode-a": {"side": 0, "at": "r3"}, "voivode-b": {"side": 0, "at": "r1"}}
    return {**figures, "eva-kraemer": EVA, **more}


def hound(dog: dict[str, Any] | None = None, ramirez: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {
        "sergio-ramirez-delastillas": RAMIREZ | (ramirez or {}),
        "hound-dog": {"side": 0, "at": "r6"} | (dog or {}),
        "eva-kraemer": EVA | {"at": "r9"},
        **more,
    }


@pytest.mark.rule("RE-CH-VOIVODE-7")
def test_each_of_a_pair_has_its_movement_points_and_one_action() -> None:
    game = Table(pair(**{"voivode-b": {"side": 0, "at": "r5"}}), program="turns", turn=0)
    game.do("activate", "voivode-a")
    for label in ("voivode-a", "voivode-b"):
        assert game.game.decision and game.game.decision.figure == game.figure(label)
        assert game.state.g[MOVES_LEFT] == game.t.figures[game.figure(label)].rows[0][MOVEMENT] > 0
        game.do("attack", "own-weapon", dice=[2, 2, 2, 2])
        assert game.refusal("attack", "own-weapon") == "acted-already"
        game.do("end")
    assert [each[1] for each in game.told() if each[0] == "attack.declared"] == ["voivode-a", "voivode-b"]


@pytest.mark.rule("RE-CH-VOIVODE-9")
def test_no_point_is_spent_in_its_own_activation() -> None:
    own = Table(pair(), active="voivode-a", points=(5, 0))
    assert own.refusal("buy-move") == "no-points"
    own.do("attack", "own-weapon", dice=[2, 2, 2, 2])
    assert own.points() == (5, 0) and own.kind == "activation"
    # Zor'ka, in its place, is asked for what her side buys.
    hers = Table(pair(zorka={"side": 0, "at": "r5", "tokens": ["combat-knife"]}), active="zorka", points=(5, 0))
    hers.do("attack", "combat-knife")
    assert hers.kind == "raise" and hers.can("raise")


@pytest.mark.rule("RE-CH-VOIVODE-9")
@pytest.mark.parametrize(("label", "asked"), [("zorka", True), ("voivode-a", False)])
def test_no_counterattack_is_bought_for_it(label: str, asked: bool) -> None:
    figures = {"zorka": {"side": 1, "at": "g3"}, "eva-kraemer": EVA | {"side": 0}}
    figures[label] = {"side": 1, "at": "r5", "tokens": ["combat-knife"] if label == "zorka" else []}
    game = Table(figures, active="eva-kraemer", points=(0, 5))
    game.do("attack", "combat-knife", dice=[2, 2, 2, 2])
    assert (game.kind == "counterattack") is asked


@pytest.mark.rule("RE-CH-VOIVODE-9")
def test_it_is_not_set_on_overwatch() -> None:
    figures = pair(zorka={"side": 0, "at": "r12", "tokens": ["volta-pistol"]}, **{"eva-kraemer": EVA | {"at": "g3"}})
    game = Table(figures, program="turns", turn=1, points=(5, 0), dice=[9, 2])
    game.do("keep")
    game.do("decline")
    assert game.kind == "overwatch-step"
    assert game.offered() == [("decline",), ("watch", "zorka")]


@pytest.mark.rule("RE-CH-VOIVODE-9")
@pytest.mark.parametrize(("label", "asked"), [("zorka", True), ("voivode-a", False)])
def test_no_wound_is_shaken_off_it(label: str, asked: bool) -> None:
    figures = {"zorka": {"side": 1, "at": "g3"}, "eva-kraemer": EVA | {"side": 0}}
    figures[label] = {"side": 1, "at": "r5"}
    game = Table(figures, active="eva-kraemer", points=(0, 5))
    game.do("attack", "combat-knife", dice=[9, 2, 2, 2] if label == "zorka" else [9, 2, 2, 2, 2, 2, 2, 2])
    if label == "zorka":
        game.do("roll", dice=[2, 2, 2, 2])
    assert game.can("shake-off") is asked
    assert game.life("voivode-a") == "destroyed" if label == "voivode-a" else game.row("zorka") == 1


@pytest.mark.rule("RE-CH-VOIVODE-12")
def test_the_marker_of_one_that_comes_back_is_taken_off() -> None:
    figures = pair(
        **{f"voivode-{each}": {"side": 0, "destroyed": True, "at": at} for each, at in (("a", "b3"), ("b", "b5"))}
    )
    game = Table(figures, points=(3, 0), program="go")
    game.do("reinforce", "voivode-a")
    assert {each: (game.life(each), game.at(each)) for each in ("voivode-a", "voivode-b")} == {
        "voivode-a": ("alive", ""),
        "voivode-b": ("alive", ""),
    }


@pytest.mark.rule("RE-CH-VOIVODE-14")
def test_nobody_makes_it_duel_with_mental() -> None:
    hermann = {"side": 0, "at": "r3", "tokens": ["patmos-amulet"]}
    figures = {"hermann-von-heizinger": hermann, "voivode-a": {"side": 1, "at": "r5"}, "zorka": {"side": 1, "at": "g3"}}
    game = Table(figures, active="hermann-von-heizinger")
    if not game.refusal("use", "patmos-amulet"):
        game.do("use", "patmos-amulet")
    assert not [each for each in game.told() if each[0] == "roll.made"]
    assert game.state.pos[game.figure("voivode-a")] == game.circle("r5")


@pytest.mark.rule("RE-CH-HOUND-DOG-1")
@pytest.mark.parametrize(
    ("label", "tokens", "controls"),
    [
        ("sergio-ramirez-delastillas", ["hound-dog-remote-control"], True),
        ("sergio-ramirez-delastillas", [], False),
        ("tala-aponi", ["hound-dog-remote-control"], True),
        ("barry-daniel-brown", ["hound-dog-remote-control"], False),
    ],
)
def test_its_controller_is_an_engineer_with_the_remote_control(label: str, tokens: list[str], controls: bool) -> None:
    others = {
        "sergio-ramirez-delastillas": {"side": 0, "at": "g1"},
        label: {"side": 0, "at": "r3", "tokens": tokens},
        "hound-dog": {"side": 0, "at": "r6"},
        "eva-kraemer": EVA | {"at": "r9"},
    }
    game = Table(others, active=label)
    assert game.refusal("order", "hound-dog") == ("" if controls else "not-controlled")
    skill = game.t.skill_bits["engineering"]
    assert bool(game.t.figures[game.figure(label)].skills & skill) is (label != "barry-daniel-brown")


@pytest.mark.rule("RE-CH-HOUND-DOG-4", "RE-CH-HOUND-DOG-7")
def test_besides_an_action_that_is_no_attack_it_fires_with_five_dice() -> None:
    game = Table(
        hound(ramirez={"tokens": ["hound-dog-remote-control", "bronze-star"]}), active="sergio-ramirez-delastillas"
    )
    game.do("use", "bronze-star")
    assert game.kind == "hound-attack"
    game.do("attack", dice=[2] * 5)
    assert game.roll("attack")[0] == "hound-dog" and game.points() == (1, 0)


@pytest.mark.rule("RE-CH-HOUND-DOG-6")
def test_it_loses_rows_and_is_out_after_the_last() -> None:
    game = Table(hound(), active="eva-kraemer")
    game.do("attack", "mauser-c96")
    game.do("attack", "mauser-c96", "hound-dog", dice=[9, 2, 2, 2, 2, 2, 2, 2])
    assert (game.row("hound-dog"), game.life("hound-dog")) == (2, "alive")
    last = Table(hound({"row": 2}), active="eva-kraemer")
    last.do("attack", "mauser-c96")
    last.do("attack", "mauser-c96", "hound-dog", dice=[9, 2, 2, 2, 2, 2, 2, 2])
    assert last.life("hound-dog") == "dead"


@pytest.mark.rule("RE-CH-HOUND-DOG-10")
def test_it_neither_gains_nor_loses_by_where_it_stands() -> None:
    for circle, weapon_value in (("combat-up", 6), ("combat-down", 6), ("r6", 6)):
        game = Table(hound({"at": circle}), active="sergio-ramirez-delastillas")
        game.do("order", "hound-dog", dice=[2] * 5)
        assert game.roll("attack")[3] == str(weapon_value)


@pytest.mark.rule("RE-CH-HOUND-DOG-12")
def test_no_point_is_spent_for_it() -> None:
    game = Table(hound(), active="sergio-ramirez-delastillas", points=(5, 0))
    assert game.refusal("raise", "hound-dog", "combat") == "no-raise"
    game.do("order", "hound-dog", dice=[2] * 5)
    assert game.kind == "activation" and game.points() == (5, 0)
    shot = Table(hound(), active="eva-kraemer", points=(5, 0))
    shot.do("attack", "mauser-c96")
    shot.do("attack", "mauser-c96", "hound-dog", dice=[9, 2, 2, 2, 2, 2, 2, 2])
    assert shot.row("hound-dog") == 2, "no counterattack, no raise, nothing shaken off"
    assert (shot.kind, shot.points()) == ("activation", (5, 0))


@pytest.mark.rule("RE-CH-HOUND-DOG-13")
def test_it_is_not_healed() -> None:
    kit = {"tokens": ["hound-dog-remote-control", "first-aid-kit"], "row": 2}
    friend = {"tala-aponi": {"side": 0, "at": "r2", "row": 2}}
    game = Table(hound({"at": "r4", "row": 2}, kit, **friend), active="sergio-ramirez-delastillas")
    game.do("use", "first-aid-kit")
    game.do("choose", "hound-dog")
    assert (game.row("hound-dog"), game.row("tala-aponi")) == (2, 2)
    other = Table(hound({"at": "r4", "row": 2}, kit, **friend), active="sergio-ramirez-delastillas")
    other.do("use", "first-aid-kit")
    other.do("choose", "tala-aponi")
    assert other.row("tala-aponi") == 1


@pytest.mark.rule("RE-CH-HOUND-DOG-14")
def test_it_does_not_come_back() -> None:
    trooper = {"commando-alpha": {"side": 0, "dead": True}}
    game = Table(hound({"at": None, "dead": True}, **trooper), points=(6, 0), program="go")
    assert {each[1] for each in game.offered() if each[0] == "reinforce"} == {"commando-alpha"}
    assert game.refusal("reinforce", "hound-dog", "combat") == "no-trooper"
    assert not game.t.figures[game.figure("hound-dog")].is_character


@pytest.mark.rule("RE-CH-HOUND-DOG-11")
@pytest.mark.parametrize(("dog", "ramirez", "works"), [("r3", "g1", False), ("g1", "r3", True)])
def test_it_does_not_work_at_objectives(dog: str, ramirez: str, works: bool) -> None:
    game = Table(hound({"at": dog}, {"at": ramirez}), mode="objective")
    kind = next(each.number for each in game.t.kinds if each.marker >= 0 and each.tier == "primary")
    token = game.s.add_token(kind, CIRCLE + game.circle("o1"), game.t.index_of)
    game.s.owner[token] = game.figure("sergio-ramirez-delastillas")
    activate(game.t, game.s, game.figure("sergio-ramirez-delastillas"))
    game.game = Game(game.t, game.s, game.dice)
    assert game.can("offer") is works
    assert not [move for move in game.offered() if move[0] == "activate"]
