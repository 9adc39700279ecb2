"""Command Points: raises, bought movement, counterattacks, shaking off, and their limits."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

from tannkit.state.registers import MOVES_LEFT

EVA = {"side": 0, "at": "r3", "tokens": ["mauser-c96", "combat-knife"]}
MAC = {"side": 1, "at": "r6", "tokens": ["mp40"]}
MISS = [2, 2, 2, 2]


def table(eva: dict[str, Any] | None = None, mac: dict[str, Any] | None = None, **more: Any) -> Table:
    figures = {
        "eva-kraemer": EVA | (eva or {}),
        "john-macneal": MAC | (mac or {}),
        "tala-aponi": {"side": 1, "at": "g3"},
    }
    return Table(figures, active="eva-kraemer", **more)


@pytest.mark.rule("RE-CP-001", "RE-CP-002", "RE-CP-007", "RE-CP-024", "RE-CP-019", "RE-CP-018")
def test_points_go_to_any_character_for_different_effects() -> None:
    game = table(points=(2, 0))
    assert game.refusal("raise", "eva-kraemer", "movement") == "no-raise"
    assert game.refusal("raise", "tala-aponi", "combat") == "no-raise"
    game.do("raise", "eva-kraemer", "combat")
    game.do("raise", "eva-kraemer", "mental")
    assert game.points() == (0, 0)
    assert game.refusal("buy-move") == "no-points"
    assert game.refusal("raise", "eva-kraemer", "stamina") == "no-raise"


@pytest.mark.rule("RE-CP-006", "RE-CP-023")
def test_the_same_effect_once_in_an_activation() -> None:
    game = table(points=(4, 0))
    game.do("buy-move")
    assert game.refusal("buy-move") == "bought-already"
    game.do("raise", "eva-kraemer", "mental")
    assert game.refusal("raise", "eva-kraemer", "mental") == "no-raise"
    assert game.points() == (2, 0)


@pytest.mark.rule("RE-CP-015", "RE-CP-016")
def test_a_movement_point_is_bought_even_when_all_are_used() -> None:
    game = table({"row": 4}, points=(1, 0))
    while game.state.g[MOVES_LEFT]:
        game.do("step", "r2" if game.at("eva-kraemer") == "r3" else "r3")
    game.do("attack", "mauser-c96")
    game.do("roll", dice=MISS)
    game.do("buy-move")
    assert game.points() == (0, 0)
    assert game.state.g[MOVES_LEFT] == 1
    assert game.can("step")


@pytest.mark.rule("RE-CP-020", "RE-CP-022", "RE-CP-003")
def test_a_raise_lowers_the_difficulty_and_comes_before_the_dice() -> None:
    game = table(points=(1, 1))
    game.do("attack", "mauser-c96")
    assert game.kind == "raise"
    game.do("raise", dice=[9, 2, 2, 2])
    assert game.roll("attack")[3] == "4"
    assert game.kind == "raise" and game.game.decision and game.game.decision.side == 1
    game.do("raise", dice=[4, 2, 2, 2])
    assert game.roll("shock")[3] == "4"
    assert game.row("john-macneal") == 1
    assert game.points() == (0, 0)


@pytest.mark.rule("RE-CP-009", "RE-CP-008", "RE-TURN-019")
def test_raises_end_with_the_activation() -> None:
    figures = {
        "eva-kraemer": EVA,
        "karl-zermann": {"side": 0, "at": "r2", "tokens": ["walther-p38"]},
        "john-macneal": MAC,
    }
    game = Table(figures, points=(2, 0), program="go")
    game.do("activate", "eva-kraemer")
    game.do("raise", "karl-zermann", "combat")
    assert game.refusal("raise", "karl-zermann", "combat") == "no-raise"
    game.do("end")
    game.s.call(game.t.program("go"), size=8)
    from tannkit.engine.run import advance

    game.game.decision = advance(game.t, game.s)
    game.do("activate", "karl-zermann")
    assert game.can("raise", "karl-zermann", "combat")
    assert game.t.figures[game.figure("karl-zermann")].rows[0][0] == 10 - int(_attack(game)[3])


def _attack(game: Table) -> tuple[str, ...]:
    game.do("attack", "walther-p38")
    game.do("roll", dice=MISS)
    return game.roll("attack")


@pytest.mark.rule("RE-CP-021")
def test_a_raise_is_added_after_what_tokens_set() -> None:
    figures = {
        "zorka": {"side": 0, "at": "r12"},
        "voivode-a": {"side": 0, "at": "r3", "tokens": ["radegast"]},
        "eva-kraemer": EVA | {"side": 1, "at": "r4", "tokens": ["mauser-c96", "supernatural-strength"]},
    }
    game = Table(figures, active="voivode-a", points=(0, 1))
    game.do("attack", "own-weapon", dice=[9, 2, 2, 2])
    assert game.roll("attack")[3] == "6"
    # Combat 5 is Eva's best value whatever her row; the raise comes on top.
    figures = {"eva-kraemer": EVA | {"row": 4, "tokens": ["mauser-c96", "supernatural-strength"]}, "john-macneal": MAC}
    game = Table(figures, active="eva-kraemer", points=(1, 0))
    game.do("attack", "mauser-c96")
    game.do("raise", dice=MISS)
    assert game.roll("attack")[3] == "4"


@pytest.mark.rule("RE-CP-025", "RE-CP-026", "RE-CP-027", "RE-CP-028", "RE-CP-029", "RE-CP-032", "RE-CHAR-010")
def test_a_counterattack() -> None:
    game = table(points=(2, 1), mac={"row": 1})
    game.do("attack", "mauser-c96")
    game.do("roll", dice=MISS)
    assert game.kind == "counterattack"
    game.do("counterattack", dice=[9, 2, 2, 2, 2])
    worst = min(row[0] for row in game.t.figures[game.figure("john-macneal")].rows)
    assert game.roll("attack")[:4] == ("john-macneal", "attack", "combat", str(10 - worst))
    assert game.points() == (2, 0)
    game.do("roll", dice=[2, 2, 2, 2])
    game.do("take")
    assert game.row("eva-kraemer") == 2
    assert game.kind == "activation"


@pytest.mark.rule("RE-CP-027", "RE-CP-028")
def test_no_counterattack_without_a_legal_target_or_after_declining() -> None:
    game = table(points=(0, 1), mac={"tokens": ["knife"]})
    game.do("attack", "mauser-c96", dice=MISS)
    assert game.kind == "activation"
    declined = table(points=(0, 1))
    declined.do("attack", "mauser-c96", dice=MISS)
    declined.do("decline")
    declined.do("step", "r4")
    assert declined.kind == "activation"


@pytest.mark.rule("RE-CP-025")
def test_the_dead_do_not_answer() -> None:
    game = table(points=(0, 2), mac={"row": 4})
    game.do("attack", "mauser-c96", dice=[9, 9, 9, 9])
    game.do("roll", dice=MISS)
    game.do("take")
    assert game.life("john-macneal") == "dead"
    assert game.kind == "activation"


@pytest.mark.rule("RE-CP-030", "RE-CP-006")
def test_one_counterattack_for_a_side_in_an_activation() -> None:
    game = table({"tokens": ["mauser-c96", "extra-ammunition"]}, points=(0, 3))
    game.do("attack", "mauser-c96", dice=MISS)
    game.do("counterattack")
    game.do("roll", dice=[2] * 5)
    assert game.points() == (0, 2)
    game.do("free", "extra-ammunition", dice=MISS)
    assert game.kind == "activation"


@pytest.mark.rule("RE-CP-031")
def test_extra_ammunition_gives_nothing_in_the_activation_of_an_enemy() -> None:
    game = table(mac={"tokens": ["mp40", "extra-ammunition"]}, points=(0, 1))
    game.do("attack", "mauser-c96", dice=MISS)
    game.do("counterattack", dice=[2] * 5)
    assert game.kind == "activation"
    assert "extra-ammunition" in game.tokens("john-macneal")
    assert not game.can("free", "extra-ammunition")


@pytest.mark.rule("RE-CP-025")
@pytest.mark.parametrize(("reading", "answered"), [("every-attack", True), ("attack-action-only", False)])
def test_which_attacks_are_answered_by_ruling(reading: str, answered: bool) -> None:
    game = table({"tokens": ["mauser-c96", "extra-ammunition"]}, points=(0, 1), rulings={"RE-Q-44": reading})
    game.do("free", "extra-ammunition", dice=MISS)
    assert (game.kind == "counterattack") is answered


@pytest.mark.rule("RE-CP-034", "RE-CP-035", "RE-WOUND-003")
@pytest.mark.parametrize(("hits", "row", "after"), [(3, 1, 3), (1, 1, 1), (1, 4, 4)])
def test_shaking_off_cancels_one_new_wound(hits: int, row: int, after: int) -> None:
    game = table(points=(0, 1), mac={"row": row})
    game.do("attack", "mauser-c96", dice=[9] * hits + [2] * (4 - hits))
    game.do("roll", dice=MISS)
    game.do("shake-off")
    assert (game.row("john-macneal"), game.life("john-macneal")) == (after, "alive")
    assert game.points() == (0, 0)


@pytest.mark.rule("RE-CP-035")
def test_nothing_is_shaken_off_where_no_wound_is_left() -> None:
    game = table(points=(0, 1), mac={"row": 2})
    game.do("attack", "mauser-c96", dice=[9, 2, 2, 2])
    game.do("roll", dice=[9, 2, 2, 2])
    assert game.kind == "counterattack"
    assert game.row("john-macneal") == 2


@pytest.mark.rule("RE-CP-010", "RE-CP-011", "RE-CP-012", "RE-CP-013", "RE-SETUP-039", "RE-TURN-009")
def test_the_lower_side_may_roll_again_once() -> None:
    game = Table({"eva-kraemer": EVA, "john-macneal": MAC}, points=(2, 2), program="initiative", dice=[9, 6])
    assert game.game.decision and (game.kind, game.game.decision.side) == ("reroll", 1)
    game.do("reroll", dice=[10])
    assert ("initiative.won", "1") in game.told()
    assert game.points() == (2, 1)
    assert game.kind == "over"
    worse = Table({"eva-kraemer": EVA, "john-macneal": MAC}, points=(2, 2), program="initiative", dice=[9, 6])
    worse.do("reroll", dice=[2])
    assert ("initiative.won", "0") in worse.told()


@pytest.mark.rule("RE-CP-014")
def test_a_tie_is_rolled_again_for_nothing() -> None:
    game = Table({"eva-kraemer": EVA, "john-macneal": MAC}, points=(0, 0), program="initiative", dice=[7, 7, 3, 8])
    assert ("initiative.won", "1") in game.told()
    assert game.points() == (0, 0)


@pytest.mark.rule("RE-TURN-010", "RE-SETUP-038", "RE-TURN-011", "RE-EQ-TRAIT-RANK-1")
def test_bonuses_of_a_side_add_up() -> None:
    figures = {
        "eva-kraemer": EVA | {"tokens": ["generalleutnant"]},
        "karl-zermann": {"side": 0, "at": "r2", "tokens": ["corporal"]},
        "john-macneal": MAC,
    }
    game = Table(figures, program="initiative", dice=[2, 6])
    assert ("initiative.rolled", "0", "2", "7") in game.told()
    assert ("initiative.won", "0") in game.told()


@pytest.mark.rule("RE-VOIV-013", "RE-CP-001")
def test_no_points_for_voivodes() -> None:
    figures = {
        "zorka": {"side": 1, "at": "r12"},
        "voivode-a": {"side": 1, "at": "r4", "tokens": ["radegast"]},
        "eva-kraemer": EVA,
    }
    game = Table(figures, active="eva-kraemer", points=(0, 5))
    game.do("attack", "combat-knife", dice=[9, 9, 9, 9, 2, 2, 2, 2])
    assert game.life("voivode-a") == "destroyed"
    own = Table(figures, active="voivode-a", points=(0, 5))
    assert own.refusal("buy-move") == "no-points"
    assert own.refusal("raise", "voivode-a", "combat") == "no-raise"
