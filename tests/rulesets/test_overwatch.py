"""Overwatch: who is set, what sets an attack off, and what becomes of the interrupted activation."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

from tannkit.state.registers import MOVES_LEFT
from tannkit.state.state import OVERWATCH

EVA = {"side": 0, "at": "b2", "tokens": ["mauser-c96", "combat-knife"]}
MAC = {"side": 1, "at": "r9", "tokens": ["mp40"], "watch": True}
MISS = [2] * 5


def table(eva: dict[str, Any] | None = None, watchers: dict[str, Any] | None = None, **more: Any) -> Table:
    figures = {"eva-kraemer": EVA | (eva or {}), **({"john-macneal": MAC} if watchers is None else watchers)}
    return Table(figures, active="eva-kraemer", **more)


def watching(game: Table, label: str) -> bool:
    return bool(game.state.flags[game.figure(label)] & OVERWATCH)


@pytest.mark.rule("RE-OW-008", "RE-OW-012", "RE-OW-013", "RE-OW-011", "RE-OW-024")
def test_each_step_onto_the_path_is_offered() -> None:
    game = table({"at": "b2"})
    game.do("step", "b1")
    assert game.kind == "activation"
    game.do("step", "r5")
    assert game.kind == "overwatch" and game.at("eva-kraemer") == "r5"
    game.do("hold")
    game.do("step", "r6")
    assert game.kind == "overwatch"
    game.do("hold")
    assert watching(game, "john-macneal")
    assert game.points() == (0, 0)


@pytest.mark.rule("RE-OW-009")
def test_stepping_next_to_the_watcher_off_his_path() -> None:
    game = table({"at": "b2"}, {"john-macneal": MAC | {"at": "r5"}})
    game.do("step", "b1")
    assert game.kind == "overwatch"


@pytest.mark.rule("RE-OW-010", "RE-OW-014", "RE-OW-020")
def test_an_announced_action_is_answered_first() -> None:
    game = table({"at": "r3"}, crates={"a1": "core-mp40"})
    game.do("attack", "mauser-c96")
    assert game.kind == "overwatch"
    game.do("fire", dice=[9, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2])
    rolls = [each[1:3] for each in game.told() if each[0] == "roll.made"]
    assert rolls == [("john-macneal", "attack"), ("eva-kraemer", "shock"), ("eva-kraemer", "attack")]
    search = table({"at": "r2"}, crates={"a1": "core-mp40"})
    search.do("search", "a1")
    assert search.kind == "overwatch"
    search.do("fire", dice=MISS)
    assert search.kind == "search"


@pytest.mark.rule("RE-OW-010", "RE-OW-008")
def test_off_the_path_and_not_adjacent_nothing_is_offered() -> None:
    game = table({"at": "g1", "tokens": ["iron-cross-1st-class"]})
    game.do("use", "iron-cross-1st-class")
    assert game.kind == "activation"


@pytest.mark.rule("RE-OW-015", "RE-OW-017", "RE-OW-021", "RE-OW-019", "RE-OW-006")
def test_an_overwatch_attack() -> None:
    figures = {"karl-zermann": {"side": 0, "at": "r12"}, "john-macneal": MAC}
    game = table({"at": "r3"}, figures)
    game.do("step", "r4")
    before = game.state.g[MOVES_LEFT]
    game.do("fire", dice=[2, 2, 2, 2, 9, 2, 2, 2, 2])
    combat = game.t.figures[game.figure("john-macneal")].rows[0][0]
    assert game.roll("attack")[3] == str(10 - combat) and len(game.roll("attack")[5:]) == 5
    assert ("attack.declared", "john-macneal", "eva-kraemer", "mp40", "6") in game.told()
    assert not watching(game, "john-macneal")
    assert game.row("eva-kraemer") == 2
    assert game.state.g[MOVES_LEFT] == before
    game.do("step", "r5")
    assert game.kind == "activation"


@pytest.mark.rule("RE-OW-016", "RE-EQ-TRAIT-MENTAL-2", "RE-EQ-TRAIT-HEAVY-1")
def test_neither_mental_nor_heavy_weapons() -> None:
    gunner = {"barry-daniel-brown": {"side": 1, "at": "r9", "tokens": ["flash-machine-gun-a6a"], "watch": True}}
    game = table({"at": "r3"}, gunner)
    game.do("step", "r4")
    assert game.kind == "activation"
    gunner["barry-daniel-brown"]["tokens"].append("smith-wesson-1917")
    game = table({"at": "r3"}, gunner)
    game.do("step", "r4")
    game.do("fire", dice=[2] * 4)
    doom = {"karl-zermann": {"side": 1, "at": "r5", "tokens": ["doom"], "watch": True}}
    game = table({"at": "r3", "side": 0}, doom)
    game.do("step", "r4")
    game.do("fire", dice=[2] * 2)
    assert game.roll("attack")[0] == "karl-zermann"


@pytest.mark.rule("RE-OW-018")
def test_who_dies_from_it_does_nothing_more() -> None:
    figures = {"karl-zermann": {"side": 0, "at": "g3"}, "john-macneal": MAC}
    game = table({"at": "r3", "row": 4, "tokens": ["stielhandgranate"]}, figures)
    game.do("throw", "stielhandgranate")
    game.do("fire", dice=[9, 9, 9, 9, 9, 2, 2, 2, 2])
    assert game.life("eva-kraemer") == "dead"
    assert not [each for each in game.told() if each[0] == "token.thrown"]
    assert game.kind == "over"


@pytest.mark.rule("RE-OW-022", "RE-OW-023")
def test_one_attack_for_each_step_and_announcement() -> None:
    watchers = {
        "john-macneal": MAC,
        "tala-aponi": {"side": 1, "at": "r10", "tokens": ["m3"], "watch": True},
        "barry-daniel-brown": {"side": 1, "at": "r11", "tokens": ["smith-wesson-1917"], "watch": True},
    }
    game = table({"at": "r3"}, watchers)
    game.do("step", "r4")
    assert {each[1] for each in game.offered() if each[0] == "fire"} == set(watchers)
    game.do("fire", "john-macneal", dice=MISS)
    assert game.kind == "activation"
    assert watching(game, "tala-aponi") and watching(game, "barry-daniel-brown")
    game.do("attack", "mauser-c96")
    assert {each[1] for each in game.offered() if each[0] == "fire"} == {"tala-aponi", "barry-daniel-brown"}
    game.do("fire", "tala-aponi", dice=MISS)
    assert game.kind == "attack"


@pytest.mark.rule("RE-OW-025")
def test_friends_set_nothing_off() -> None:
    game = table(
        {"at": "r3"}, {"karl-zermann": {"side": 0, "at": "r9", "watch": True}, "john-macneal": MAC | {"watch": False}}
    )
    game.do("step", "r4")
    assert game.kind == "activation"


@pytest.mark.rule("RE-OW-026")
def test_without_a_legal_attack_nothing_is_offered() -> None:
    game = table({"at": "r6"}, {"john-macneal": MAC | {"tokens": ["knife"]}})
    game.do("step", "r7")
    assert game.kind == "activation"
    game.do("step", "r8")
    assert game.kind == "overwatch"


@pytest.mark.rule("RE-OW-013")
def test_the_step_is_complete_when_it_is_answered() -> None:
    game = table({"at": "r4"})
    game.do("step", "stamina-up")
    game.do("fire", dice=[9, 2, 2, 2, 2, 9, 2, 2, 2])
    stamina = game.t.figures[game.figure("eva-kraemer")].rows[0][1]
    assert game.roll("shock")[3] == str(10 - stamina - 1)


def step_of(points: tuple[int, int], figures: dict[str, Any] | None = None) -> Table:
    both = figures or {
        "eva-kraemer": EVA,
        "karl-zermann": {"side": 0, "at": "b3"},
        "john-macneal": MAC | {"watch": False},
    }
    return Table(both, points=points, program="overwatch-step")


@pytest.mark.rule("RE-OW-001", "RE-OW-003", "RE-CP-017", "RE-OW-006", "RE-OW-007")
def test_the_overwatch_step() -> None:
    game = step_of((2, 1))
    assert game.game.decision and game.game.decision.side == 1
    game.do("watch", "john-macneal")
    assert game.game.decision.side == 0
    game.do("watch", "eva-kraemer")
    assert game.refusal("watch", "eva-kraemer") == "cannot-watch"
    game.do("watch", "karl-zermann")
    assert game.points() == (0, 0)
    assert game.kind == "over"


@pytest.mark.rule("RE-OW-002")
def test_nobody_has_to_be_set() -> None:
    game = step_of((2, 2))
    game.do("decline")
    game.do("decline")
    assert game.kind == "over" and game.points() == (2, 2)


@pytest.mark.rule("RE-OW-004", "RE-OW-005")
def test_the_step_ends_when_both_decline_in_turn() -> None:
    game = step_of((2, 2))
    game.do("decline")
    game.do("watch", "eva-kraemer")
    game.do("watch", "john-macneal")
    game.do("decline")
    assert game.kind == "over"


@pytest.mark.rule("RE-OW-006", "RE-TURN-014")
def test_who_watches_is_not_activated() -> None:
    figures = {
        "eva-kraemer": EVA | {"watch": True},
        "karl-zermann": {"side": 0, "at": "b3"},
        "hermann-von-heizinger": {"side": 0, "at": "b4", "activated": True},
        "john-macneal": MAC,
    }
    game = Table(figures, program="go")
    assert game.offered() == [("activate", "karl-zermann")]
