"""Reinforcements: who comes back, when, for how much, and how."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

TEAM = {
    "eva-kraemer": {"side": 0, "at": "b2"},
    "schocktruppen": {"side": 0, "dead": True},
    "stosstruppen": {"side": 0, "at": "b4", "activated": True},
    "john-macneal": {"side": 1, "at": "g3"},
}


def go(points: int = 3, **changes: dict[str, Any]) -> Table:
    figures = {label: each | changes.get(label.replace("-", "_"), {}) for label, each in TEAM.items()}
    return Table(figures, points=(points, 0), program="go")


@pytest.mark.rule("RE-REINF-001", "RE-CP-004")
def test_three_points() -> None:
    assert go(2).refusal("reinforce", "schocktruppen", "combat") == "too-few-points"
    game = go(3)
    game.do("reinforce", "schocktruppen", "combat")
    assert game.points() == (0, 0)


@pytest.mark.rule("RE-REINF-002")
def test_only_before_somebody_is_activated() -> None:
    game = go()
    game.do("activate", "eva-kraemer")
    assert game.refusal("reinforce", "schocktruppen", "combat") == "out-of-place"


@pytest.mark.rule("RE-REINF-003")
def test_no_hero_comes_back() -> None:
    game = go(eva_kraemer={"dead": True}, stosstruppen={"activated": False})
    assert game.refusal("reinforce", "eva-kraemer", "combat") == "no-trooper"
    assert game.refusal("reinforce", "schocktruppen", "combat") == ""


@pytest.mark.rule("RE-REINF-004", "RE-REINF-005")
def test_only_who_has_died_comes_back() -> None:
    game = go()
    assert game.refusal("reinforce", "stosstruppen", "combat") == "not-dead"
    assert game.refusal("reinforce", "commando-alpha", "combat") == "not-dead"
    game.do("reinforce", "schocktruppen", "combat")
    assert not game.can("reinforce")


@pytest.mark.rule("RE-REINF-006")
def test_as_often_as_it_is_paid_for() -> None:
    game = go(6)
    game.do("reinforce", "schocktruppen", "combat")
    game.s.life[game.figure("schocktruppen")] = 2
    again = Table(TEAM, points=(3, 0), program="go")
    assert again.can("reinforce", "schocktruppen")
    assert game.points() == (3, 0)


@pytest.mark.rule(
    "RE-REINF-007", "RE-REINF-008", "RE-REINF-009", "RE-REINF-010", "RE-REINF-011", "RE-TURN-014", "RE-EQ-GENERAL-8"
)
def test_a_reinforcement_enters_afresh() -> None:
    game = go()
    packs = {each[2] for each in game.offered() if each[:2] == ("reinforce", "schocktruppen")}
    assert packs == {"combat", "stamina"}
    held = len(game.state.kinds)
    game.do("reinforce", "schocktruppen", "stamina")
    assert len(game.state.kinds) == held + 4
    assert game.row("schocktruppen") == 1
    game.do("activate", "schocktruppen")
    assert game.refusal("end") == "must-enter"
    assert game.refusal("step", "e2") == "not-own-entry"
    game.do("step", "e1")
    assert game.at("schocktruppen") == "e1"


def pair(**voivode: Any) -> dict[str, Any]:
    return {
        "zorka": {"side": 0, "at": "b2"},
        "voivode-a": {"side": 0, "at": "b3"} | voivode,
        "voivode-b": {"side": 0, "destroyed": True, "at": "b5"},
        "john-macneal": {"side": 1, "at": "g3"},
    }


@pytest.mark.rule("RE-VOIV-017", "RE-VOIV-018", "RE-CH-VOIVODE-12")
def test_voivodes_come_back_as_a_pair() -> None:
    assert not Table(pair(), points=(3, 0), program="go").can("reinforce")
    game = Table(pair(destroyed=True), points=(3, 0), program="go")
    assert game.can("reinforce", "voivode-a") and not game.can("reinforce", "voivode-b")
    game.do("reinforce", "voivode-a")
    assert game.life("voivode-a") == game.life("voivode-b") == "alive"
    assert game.at("voivode-b") == ""
    assert game.points() == (0, 0)
