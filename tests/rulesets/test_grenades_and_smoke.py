"""Throws: Grenades, rubble, Smoke Grenades and what smoke does."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

from tannkit.rulesets.tannhauser.refresh import refresh
from tannkit.rulesets.tannhauser.smoke import smoky

EVA = {"side": 0, "at": "r3", "tokens": ["mp40", "stielhandgranate", "m15", "combat-knife"]}
MAC = {"side": 1, "at": "r12"}


def table(eva: dict[str, Any] | None = None, others: dict[str, Any] | None = None, **more: Any) -> Table:
    figures = {"eva-kraemer": EVA | (eva or {}), **({"john-macneal": MAC} if others is None else others)}
    return Table(figures, active="eva-kraemer", **more)


def targets(game: Table, token: str) -> set[str]:
    game.do("throw", token)
    return {each[1] for each in game.offered()}


@pytest.mark.rule(
    "RE-GREN-003",
    "RE-GREN-002",
    "RE-GREN-004",
    "RE-CRATE-006",
    "RE-ACTION-005",
    "RE-EQUIP-013",
    "RE-EQ-TRAIT-GRENADE-1",
)
def test_reach_of_a_grenade() -> None:
    friend = {"karl-zermann": {"side": 0, "at": "r4"}, "john-macneal": MAC | {"at": "r5"}}
    found = targets(table(others=friend), "stielhandgranate")
    assert {"r3", "r4", "r5", "r8"} <= found
    assert not {"r9", "a1", "o1"} & found


@pytest.mark.rule("RE-SMOKE-001", "RE-CRATE-009", "RE-EQ-TRAIT-SMOKE-GRENADE-1")
def test_reach_of_a_smoke_grenade() -> None:
    found = targets(table(), "m15")
    assert "r11" in found and "r12" not in found


@pytest.mark.rule("RE-GREN-005", "RE-GREN-006", "RE-GREN-007", "RE-EQ-TRAIT-GRENADE-2")
def test_only_the_last_circle_may_lie_off_the_path() -> None:
    found = targets(table(), "stielhandgranate")
    assert "b1" in found and "b2" not in found


@pytest.mark.rule("RE-GREN-014", "RE-MAP-006")
def test_figures_and_rubble_on_the_way_do_not_matter() -> None:
    found = targets(table(others={"john-macneal": MAC | {"at": "r5"}}, rubble={"r6": 2}), "stielhandgranate")
    assert "r8" in found


@pytest.mark.rule(
    "RE-GREN-001",
    "RE-GREN-008",
    "RE-GREN-009",
    "RE-GREN-010",
    "RE-GREN-011",
    "RE-GREN-013",
    "RE-AUTO-002",
    "RE-EQ-TRAIT-GRENADE-1",
    "RE-EQ-TRAIT-GRENADE-3",
)
def test_everybody_on_and_beside_the_circle_is_hit() -> None:
    others = {
        "john-macneal": MAC | {"at": "r5"},
        "tala-aponi": {"side": 1, "at": "r6"},
        "barry-daniel-brown": {"side": 1, "at": "b1"},
        "commando-alpha": {"side": 1, "at": "r7"},
    }
    game = table({"at": "r4"}, others=others)
    game.do("throw", "stielhandgranate")
    game.do("at", "r5")
    struck = []
    while game.kind == "order":
        struck.append(game.offered()[0][1])
        game.do("next", struck[-1], dice=[9, 9, 9, 9] if len(game.offered()) > 2 else [9] * 8)
    hits = [each for each in game.told() if each[0] == "hit"]
    assert {each[1] for each in hits} == {"john-macneal", "tala-aponi", "barry-daniel-brown", "eva-kraemer"}
    assert {each[2:] for each in hits} == {("4", "grenade")}
    assert len([each for each in game.told() if each[0] == "roll.made"]) == 4
    assert game.state.rubble[game.circle("r5")] == 1
    assert game.state.rubble[game.circle("r4")] == 0
    assert "stielhandgranate" not in game.tokens("eva-kraemer")


@pytest.mark.rule("RE-GREN-008", "RE-AUTO-001", "RE-GREN-011")
def test_the_worked_example_of_a_grenade() -> None:
    game = table(others={"john-macneal": MAC | {"at": "r8", "row": 2}})
    game.do("throw", "stielhandgranate")
    game.do("at", "r7", dice=[3, 5, 7, 10])
    assert game.roll("shock")[3] == "6"
    assert game.row("john-macneal") == 4


@pytest.mark.rule("RE-GREN-012", "RE-CP-033", "RE-EQ-TRAIT-GRENADE-5")
def test_a_throw_is_no_attack() -> None:
    others = {"john-macneal": MAC | {"at": "r8", "tokens": ["mp40"]}}
    game = table({"tokens": ["stielhandgranate", "hero-of-rugen"]}, others=others, points=(0, 2))
    game.do("throw", "stielhandgranate")
    game.do("at", "r8")
    game.do("roll", dice=[2, 9, 9, 9])
    assert ("hit", "john-macneal", "4", "grenade") in game.told()
    game.do("take")
    assert game.kind == "activation"


@pytest.mark.rule("RE-MAP-020")
def test_a_double_rubble_is_not_cleared_by_a_grenade() -> None:
    game = table(rubble={"r7": 2})
    game.do("throw", "stielhandgranate")
    game.do("at", "r7")
    assert game.state.rubble[game.circle("r7")] == 2


def smoke(circle: str, **more: Any) -> Table:
    game = table(**more)
    token = game.s.add_token(game.names.token_kind("m15"), 0, game.t.index_of)
    from tannkit.state.codes import CIRCLE
    from tannkit.state.state import THROWN

    game.s.holder[token], game.s.marks[token], game.s.count[token] = CIRCLE + game.circle(circle), THROWN, 2
    return game


@pytest.mark.rule("RE-SMOKE-002", "RE-SMOKE-005", "RE-GREN-001", "RE-SMOKE-007", "RE-EQ-TRAIT-SMOKE-GRENADE-2")
def test_a_smoke_grenade_fills_its_paths() -> None:
    game = table({"at": "r7"})
    game.do("throw", "m15")
    events = game.do("at", "x")
    assert not [each for each in events if each[0] in ("roll.made", "hit", "rubble.laid")]
    filled = {game.t.board.circles[i] for i in range(len(game.t.board.circles)) if smoky(game.t, game.s) >> i & 1}
    assert {"r1", "r12", "b1", "b6", "x"} <= filled
    assert not {"g1", "g2", "a1"} & filled
    assert game.tokens("x") == ["m15"]
    assert game.s.count[game.token("m15")] == 2


@pytest.mark.rule("RE-SMOKE-003", "RE-SMOKE-004", "RE-SIGHT-006", "RE-EQ-TRAIT-SMOKE-GRENADE-3", "RE-EQ-M15-2")
def test_in_smoke_only_neighbours_and_two_dice_fewer() -> None:
    assert not smoke("r1", others={"john-macneal": MAC | {"at": "r5"}}).can("attack", "mp40")
    for weapon, dice in (("mp40", 3), ("combat-knife", 2), ("unarmed", 0)):
        game = smoke("r1", others={"john-macneal": MAC | {"at": "r4"}})
        game.do("attack", weapon, dice=[2] * dice)
        assert len(game.roll("attack")[5:]) == dice


@pytest.mark.rule("RE-BONUS-004")
def test_an_attack_without_dice_is_made_and_fails() -> None:
    game = smoke("r1", others={"john-macneal": MAC | {"at": "r4"}})
    events = game.do("attack", "unarmed")
    assert ("roll.counted", "eva-kraemer", "attack", "0") in events
    assert game.refusal("attack", "mp40") == "acted-already"


@pytest.mark.rule("RE-SMOKE-010")
def test_smoke_hinders_neither_steps_nor_throws() -> None:
    game = smoke("r1")
    for circle in ("r4", "r5", "r6", "r7"):
        game.do("step", circle)
    assert game.can("throw", "stielhandgranate")


@pytest.mark.rule(
    "RE-SMOKE-006", "RE-SMOKE-008", "RE-SMOKE-009", "RE-TURN-022", "RE-EQ-TRAIT-SMOKE-GRENADE-4", "RE-EQ-M15-3"
)
def test_smoke_lasts_for_two_more_turns() -> None:
    game = table()
    game.do("throw", "m15")
    game.do("at", "r5")
    seen = []
    for _ in range(3):
        refresh(game.t, game.s)
        seen.append((bool(smoky(game.t, game.s)), game.s.count[game.token("m15")]))
    assert seen == [(True, 1), (True, 0), (False, 0)]
    order = [each[0] for each in game.told() if each[0] in ("points.refreshed", "markers.removed", "smoke.thinned")]
    assert order[:3] == ["points.refreshed", "markers.removed", "smoke.thinned"]
