"""The turn: its steps, whose go it is, refresh, and how the game ends."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

from tannkit.rulesets.tannhauser.refresh import refresh
from tannkit.state.registers import FIRST, POINTS, TURN, WINNER
from tannkit.state.state import ACTIVATED, OVERWATCH

REICH = {
    "eva-kraemer": {"side": 0, "at": "b2"},
    "hermann-von-heizinger": {"side": 0, "at": "b3"},
    "karl-zermann": {"side": 0, "at": "b4"},
}
UNION = {"john-macneal": {"side": 1, "at": "g3"}, "tala-aponi": {"side": 1, "at": "g2"}}


def turns(figures: dict[str, Any] | None = None, **more: Any) -> Table:
    return Table(figures or {**REICH, **UNION}, program="turns", **more)


def whole_turn(game: Table) -> list[str]:
    """Activate everybody without doing anything; gives who was activated."""
    order = []
    while game.kind in ("go", "activation", "overwatch-step") and game.state.g[TURN] == turn_of(game, order):
        if game.kind == "go":
            order.append(game.offered()[0][1])
            game.do("activate", order[-1])
        elif game.kind == "activation":
            game.do("end", dice=[4, 9] if len(order) == 5 else [])
        else:
            game.do("decline")
    return order


def turn_of(game: Table, order: list[str]) -> int:
    if not order:
        game.first_turn = game.state.g[TURN]  # type: ignore[attr-defined]
    return int(game.first_turn)  # type: ignore[attr-defined]


@pytest.mark.rule("RE-TURN-001", "RE-TURN-003", "RE-SETUP-041", "RE-TURN-021", "RE-TURN-002", "RE-TURN-005")
def test_steps_of_turn_one_and_two() -> None:
    game = turns(turn=0, points=(1, 0))
    whole_turn(game)
    assert game.state.g[TURN] == 2
    begun = [each for each in game.told() if each[0] in ("turn.started", "step.started", "initiative.rolled")]
    assert begun == [
        ("turn.started", "1"),
        ("step.started", "3"),
        ("step.started", "4"),
        ("turn.started", "2"),
        ("step.started", "1"),
        ("step.started", "2"),
        ("initiative.rolled", "0", "4", "4"),
        ("initiative.rolled", "1", "9", "9"),
    ]


@pytest.mark.rule("RE-TURN-012", "RE-TURN-013", "RE-TURN-019", "RE-TURN-021")
def test_sides_take_turns_until_one_has_nobody_left() -> None:
    game = turns(turn=0)
    order = whole_turn(game)
    assert [game.s.side[game.figure(each)] for each in order] == [0, 1, 0, 1, 0]
    assert len(set(order)) == 5


@pytest.mark.rule("RE-TURN-012", "RE-SETUP-033")
def test_the_winner_of_the_setup_roll_is_asked_first() -> None:
    game = turns(turn=0, first=1)
    assert game.game.decision and game.game.decision.side == 1


@pytest.mark.rule("RE-TURN-011")
def test_the_winner_of_the_roll_has_initiative() -> None:
    game = turns(turn=1, dice=[4, 9])
    while game.kind != "go":
        game.do("keep") if game.kind == "reroll" else game.do("decline")
    assert game.state.g[FIRST] == 1
    assert game.game.decision and game.game.decision.side == 1


@pytest.mark.rule("RE-TURN-004", "RE-TURN-006", "RE-DM-001", "RE-TURN-007", "RE-TURN-008")
def test_the_refresh() -> None:
    game = Table({**REICH, **UNION}, points=(0, 5), program="go")
    for flags in (ACTIVATED, ACTIVATED | OVERWATCH):
        game.s.flags[game.figure("eva-kraemer")] = flags
        refresh(game.t, game.s)
        assert game.s.flags[game.figure("eva-kraemer")] == 0
    assert (game.s.g[POINTS], game.s.g[POINTS + 1]) == (2, 2)
    told = [each[0] for each in game.told()]
    assert told.index("points.refreshed") < told.index("markers.removed")


@pytest.mark.rule("RE-TURN-020", "RE-DM-003")
def test_deathmatch_goes_on_while_both_have_somebody() -> None:
    game = turns(turn=29, dice=[4, 9])
    while game.kind in ("reroll", "overwatch-step"):
        game.do("keep") if game.kind == "reroll" else game.do("decline")
    whole_turn(game)
    assert game.state.g[TURN] == 31


@pytest.mark.rule("RE-DM-003", "RE-WOUND-003", "RE-WOUND-009")
def test_the_game_ends_at_once_with_the_last_enemy() -> None:
    figures = {
        "eva-kraemer": {"side": 0, "at": "r3", "tokens": ["mauser-c96"]},
        "john-macneal": {"side": 1, "at": "r6", "row": 4},
    }
    game = Table(figures, active="eva-kraemer")
    game.do("attack", "mauser-c96", dice=[9, 9, 9, 9, 2, 2, 2, 2])
    assert game.kind == "over"
    assert game.state.g[WINNER] == 0


@pytest.mark.rule("RE-DM-003")
def test_figures_still_to_enter_count() -> None:
    figures = {"eva-kraemer": {"side": 0, "at": "r3"}, "john-macneal": {"side": 1}}
    game = Table(figures, active="eva-kraemer")
    game.do("end")
    assert game.state.g[WINNER] == -1


@pytest.mark.rule("RE-WOUND-003", "RE-WOUND-004", "RE-WOUND-001", "RE-CHAR-004")
@pytest.mark.parametrize(
    ("label", "row", "wounds", "after"),
    [
        ("john-macneal", 1, 2, 3),
        ("john-macneal", 4, 1, 0),
        ("commando-alpha", 1, 3, 0),
        ("commando-alpha", 1, 2, 3),
        ("john-macneal", 3, 4, 0),
    ],
)
def test_rows_and_death(label: str, row: int, wounds: int, after: int) -> None:
    figures = {
        "eva-kraemer": {"side": 0, "at": "r3", "tokens": ["mauser-c96"]},
        label: {"side": 1, "at": "r6", "row": row},
        "tala-aponi": {"side": 1, "at": "r12"},
    }
    game = Table(figures, active="eva-kraemer")
    game.do("attack", "mauser-c96")
    game.do("attack", "mauser-c96", label, dice=[9] * wounds + [2] * (4 - wounds) + [2] * 4)
    assert (game.row(label) if game.life(label) == "alive" else 0) == after
    assert game.row("tala-aponi") == 1


@pytest.mark.rule("RE-WOUND-008", "RE-EQUIP-007", "RE-EQUIP-008", "RE-CTF-010")
def test_the_dead_leave_their_disposable_tokens() -> None:
    mac = {"side": 1, "at": "r6", "row": 4, "tokens": ["captain", "colt-45", "first-aid-kit", "expert-infantry-badge"]}
    figures = {
        "eva-kraemer": {"side": 0, "at": "r3", "tokens": ["mauser-c96"]},
        "john-macneal": mac,
        "tala-aponi": {"side": 1, "at": "r12"},
    }
    game = Table(figures, active="eva-kraemer")
    game.do("attack", "mauser-c96")
    game.do("attack", "mauser-c96", "john-macneal", dice=[9, 9, 9, 9, 2, 2, 2, 2])
    assert game.tokens("r6") == ["colt-45", "first-aid-kit"]
    assert game.tokens("john-macneal") == []
    game.do("step", "r4")
    game.do("step", "r5")
    game.do("step", "r6")
    assert game.at("eva-kraemer") == "r6"


@pytest.mark.rule("RE-WOUND-005", "RE-AUTO-006")
def test_automatic_wounds_ask_for_no_roll() -> None:
    figures = {
        "hermann-von-heizinger": {"side": 0, "at": "r3", "tokens": ["sha-na-ra"]},
        "john-macneal": {"side": 1, "at": "r5"},
    }
    game = Table(figures, active="hermann-von-heizinger")
    game.do("use", "sha-na-ra", dice=[9, 9, 2, 2, 2, 2, 2, 2])
    assert game.row("john-macneal") == 3
    assert {each[2] for each in game.told() if each[0] == "roll.made"} == {"duel"}


@pytest.mark.rule("RE-WOUND-007", "RE-CRATE-005", "RE-ACTION-013", "RE-EQUIP-004")
@pytest.mark.parametrize(("row", "after"), [(4, 2), (2, 1), (1, 1)])
def test_a_first_aid_kit(row: int, after: int) -> None:
    figures = {
        "eva-kraemer": {"side": 0, "at": "r3", "tokens": ["first-aid-kit"]},
        "karl-zermann": {"side": 0, "at": "r4", "row": row},
        "john-macneal": {"side": 1, "at": "r12"},
    }
    game = Table(figures, active="eva-kraemer")
    game.do("use", "first-aid-kit")
    assert {each[1] for each in game.offered()} == {"eva-kraemer", "karl-zermann"}
    game.do("choose", "karl-zermann")
    assert game.row("karl-zermann") == after
    assert game.tokens("eva-kraemer") == []
    assert game.refusal("use", "first-aid-kit") == "acted-already"
