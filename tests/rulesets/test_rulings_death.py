"""Rulings on reinforcements, death and victory, each in each of its readings."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

from tannkit.rulesets.tannhauser.carrying import takeable
from tannkit.rulesets.tannhauser.reinforcement import arrive
from tannkit.state.registers import DRAW, STEP, STEP_END, TURN, WINNER

EVA = {"side": 0, "at": "b2"}
MAC = {"side": 1, "at": "g3"}
SCHOCK = {"side": 0, "dead": True}
TEAMS = {
    "eva-kraemer": EVA,
    "karl-zermann": {"side": 0, "at": "b4"},
    "john-macneal": MAC,
    "tala-aponi": {"side": 1, "at": "g2"},
    "barry-daniel-brown": {"side": 1, "at": "g1"},
}


def play(ruling: str, reading: str, figures: dict[str, Any], **more: Any) -> Table:
    return Table(figures, rulings={ruling: reading}, **more)


def side(game: Table) -> int:
    assert game.game.decision
    return game.game.decision.side


@pytest.mark.rule("RE-Q-48")
@pytest.mark.parametrize(
    ("reading", "before", "first", "later"),
    [
        ("opening-of-any-go", False, True, True),
        ("start-of-step", True, False, False),
        ("before-own-first-go", False, True, False),
    ],
)
def test_when_a_reinforcement_is_bought(reading: str, before: bool, first: bool, later: bool) -> None:
    figures = {"schocktruppen": SCHOCK, **TEAMS}
    game = play("RE-Q-48", reading, figures, program="turns", turn=0, points=(3, 0), first=1)
    while game.kind == "overwatch-step":
        game.do("decline")
    assert (game.kind == "reinforcement") is before
    if before:
        assert game.can("reinforce", "schocktruppen", "combat")
        assert game.refusal("reinforce", "karl-zermann", "combat") == "no-trooper"
        game.do("done")
    game.do("activate", "john-macneal")
    game.do("end")
    assert side(game) == 0 and game.can("reinforce", "schocktruppen", "combat") is first
    game.do("activate", "eva-kraemer")
    game.do("end")
    game.do("activate", "tala-aponi")
    game.do("end")
    assert side(game) == 0 and game.can("reinforce", "schocktruppen", "combat") is later


@pytest.mark.rule("RE-Q-48")
def test_both_sides_are_asked_before_the_first_go() -> None:
    figures = {"schocktruppen": SCHOCK, "commando-alpha": {"side": 1, "dead": True}, **TEAMS}
    game = play("RE-Q-48", "start-of-step", figures, program="turns", turn=0, points=(3, 3), first=1)
    while game.kind == "overwatch-step":
        game.do("decline")
    assert side(game) == 1
    game.do("reinforce", "commando-alpha", "combat")
    assert side(game) == 0
    game.do("reinforce", "schocktruppen", "combat")
    assert game.life("commando-alpha") == game.life("schocktruppen") == "alive"
    assert game.kind == "go" and side(game) == 1 and game.points() == (0, 0)


@pytest.mark.rule("RE-Q-49")
@pytest.mark.parametrize(("reading", "row"), [("top-row", 1), ("bottom-row", 3)])
def test_the_row_of_a_reinforcement(reading: str, row: int) -> None:
    game = play("RE-Q-49", reading, {"schocktruppen": SCHOCK, **TEAMS}, program="go", points=(3, 0))
    game.do("reinforce", "schocktruppen", "combat")
    assert game.row("schocktruppen") == row


@pytest.mark.rule("RE-Q-90")
def test_a_trooper_who_died_behind_his_activation() -> None:
    figures = {"schocktruppen": SCHOCK, "eva-kraemer": EVA, "john-macneal": MAC}
    game = play("RE-Q-90", "fresh-activation", figures, program="turns", turn=0, points=(3, 0))
    game.do("decline")
    game.do("reinforce", "schocktruppen", "combat")
    assert game.can("activate", "schocktruppen")
    game = play("RE-Q-90", "next-turn", figures, program="turns", turn=0, points=(3, 0))
    game.do("decline")
    game.do("reinforce", "schocktruppen", "combat")
    assert game.points() == (0, 0)
    assert game.offered() == [("activate", "eva-kraemer")] and game.life("schocktruppen") == "dead"
    game.do("activate", "eva-kraemer")
    game.do("end")
    game.do("activate", "john-macneal")
    game.do("end", dice=[9, 4])
    game.do("keep")
    while game.kind == "overwatch-step":
        game.do("decline")
    assert game.life("schocktruppen") == "alive" and game.can("activate", "schocktruppen")


PAIR = {
    "zorka": {"side": 0, "at": "r12"},
    "voivode-a": {"side": 0, "destroyed": True, "at": "r3"},
    "voivode-b": {"side": 0, "destroyed": True, "at": "r4"},
    "eva-kraemer": {"side": 1, "at": "b2"},
}


@pytest.mark.rule("RE-Q-82")
@pytest.mark.parametrize(("reading", "costs"), [("three-for-the-pair", 3), ("three-each", 6), ("not-by-points", None)])
def test_what_a_pair_costs(reading: str, costs: int | None) -> None:
    for points in (2, 3, 5, 6):
        game = play("RE-Q-82", reading, PAIR, program="go", points=(points, 0))
        able = costs is not None and points >= costs
        assert game.can("reinforce", "voivode-a") is able
        if able and costs is not None:
            game.do("reinforce", "voivode-a")
            assert game.points() == (points - costs, 0)
            assert game.life("voivode-a") == game.life("voivode-b") == "alive"


@pytest.mark.rule("RE-Q-37")
@pytest.mark.parametrize(("reading", "winner"), [("draw", DRAW), ("active-side-wins", 1), ("active-side-loses", 0)])
def test_both_sides_are_wiped_out_at_once(reading: str, winner: int) -> None:
    figures = {
        "eva-kraemer": {"side": 0, "at": "r4", "row": 4},
        "john-macneal": {"side": 1, "at": "r3", "row": 4, "tokens": ["stielhandgranate"]},
    }
    game = play("RE-Q-37", reading, figures, active="john-macneal", first=1)
    game.do("throw", "stielhandgranate")
    game.do("at", "r3")
    game.do("next", "john-macneal", dice=[2] * 8)
    assert game.kind == "over"
    assert game.state.g[WINNER] == winner


@pytest.mark.rule("RE-Q-61")
@pytest.mark.parametrize(
    ("reading", "off_board", "trooper", "poor"),
    [
        ("entering-count", False, True, True),
        ("by-the-letter-after-turn-one", True, True, True),
        ("troopers-count", False, False, True),
    ],
)
def test_when_a_side_is_beaten(reading: str, off_board: bool, trooper: bool, poor: bool) -> None:
    def beaten(others: dict[str, Any], points: int) -> bool:
        figures = {
            "eva-kraemer": {"side": 0, "at": "r3", "tokens": ["mauser-c96"]},
            "john-macneal": {"side": 1, "at": "r6", "row": 4},
            **others,
        }
        game = play("RE-Q-61", reading, figures, active="eva-kraemer", points=(0, points))
        game.do("attack", "mauser-c96", dice=[9, 9, 9, 9])
        while game.kind == "raise":
            game.do("roll", dice=[2] * 4)
        if game.kind == "shake-off":
            game.do("take")
        assert game.life("john-macneal") == "dead"
        return game.kind == "over"

    waiting, dead = {"tala-aponi": {"side": 1}}, {"commando-alpha": {"side": 1, "dead": True}}
    assert beaten(dead, 3) is trooper
    assert beaten(dead, 2) is poor
    assert beaten({}, 3)
    assert not beaten({"tala-aponi": {"side": 1, "at": "g2"}}, 3)
    assert beaten(waiting, 3) is off_board


@pytest.mark.rule("RE-Q-61")
@pytest.mark.parametrize(("reading", "at_once"), [("entering-count", True), ("by-the-letter-after-turn-one", False)])
def test_turn_one_by_the_letter(reading: str, at_once: bool) -> None:
    figures = {
        "eva-kraemer": {"side": 0, "at": "r3", "tokens": ["mauser-c96"]},
        "john-macneal": {"side": 1, "at": "r6", "row": 4},
    }
    game = play("RE-Q-61", reading, figures, program="turns", turn=0)
    game.do("activate", "eva-kraemer")
    game.do("attack", "mauser-c96", dice=[9, 9, 9, 9, 2, 2, 2, 2])
    assert (game.kind == "over") is at_once
    if not at_once:
        game.do("end")
        assert game.state.g[WINNER] == 0 and (game.state.g[TURN], game.state.g[STEP]) == (1, STEP_END)


def fallen(reading: str) -> Table:
    """A Trooper with a thing that can be handed on and an Ability dies; his comrade stands beside him."""
    figures = {
        "eva-kraemer": {"side": 0, "at": "r3", "tokens": ["mauser-c96"]},
        "commando-alpha": {"side": 1, "at": "r4", "row": 3, "tokens": ["mp40", "critical-hit"]},
        "john-macneal": {"side": 1, "at": "r5"},
    }
    game = play("RE-Q-31", reading, figures, active="eva-kraemer")
    game.do("attack", "mauser-c96")
    game.do("attack", "mauser-c96", "commando-alpha", dice=[9, 2, 2, 2] + [2] * 4)
    assert game.life("commando-alpha") == "dead"
    return game


@pytest.mark.rule("RE-Q-31")
@pytest.mark.parametrize(
    ("reading", "lying", "back"),
    [
        ("leave-the-game", ["mp40"], False),
        ("kept-for-return", ["mp40"], True),
        ("all-fall", ["mp40", "critical-hit"], False),
    ],
)
def test_tokens_of_the_dead(reading: str, lying: list[str], back: bool) -> None:
    game = fallen(reading)
    assert game.tokens("r4") == lying
    figure = game.figure("commando-alpha")
    arrive(game.t, game.state, figure, [game.names.token_kind("m3")])
    assert ("critical-hit" in game.tokens("commando-alpha")) is back
    assert "m3" in game.tokens("commando-alpha")


@pytest.mark.rule("RE-Q-31")
def test_what_was_kept_fits_beside_the_new_pack_or_is_lost() -> None:
    game = fallen("kept-for-return")
    pack = [game.names.token_kind(each) for each in ("m3", "m15", "combat-knife", "smith-wesson-1917")]
    arrive(game.t, game.state, game.figure("commando-alpha"), pack)
    assert game.tokens("commando-alpha") == ["m3", "m15", "combat-knife", "smith-wesson-1917"]


@pytest.mark.rule("RE-Q-31")
def test_what_fell_and_is_not_disposable_is_for_its_bearer_only() -> None:
    game = fallen("all-fall")
    ability, gun = game.token("critical-hit"), game.token("mp40")
    alpha, mac = game.figure("commando-alpha"), game.figure("john-macneal")
    assert not takeable(game.t, game.state, mac, ability) and takeable(game.t, game.state, mac, gun)
    assert takeable(game.t, game.state, alpha, ability)


@pytest.mark.rule("RE-Q-SC-2")
@pytest.mark.parametrize(("reading", "over"), [("lost", True), ("waiting-counts", False)])
def test_the_last_one_waits_to_return(reading: str, over: bool) -> None:
    figures = {
        "eva-kraemer": {"side": 0, "at": "r3", "tokens": ["mauser-c96"]},
        "stosstruppen": {"side": 1, "at": "r4", "row": 3, "tokens": ["not-dead-yet"]},
    }
    game = play("RE-Q-SC-2", reading, figures, active="eva-kraemer")
    game.do("attack", "mauser-c96", dice=[9, 2, 2, 2] + [2] * 4)
    if game.kind == "trigger":
        game.do("use")
    assert game.life("stosstruppen") == "dead"
    assert (game.kind == "over") is over
