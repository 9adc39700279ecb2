"""Rulings on values, movement, bull rushes and rubble, each in each of its readings."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

from tannkit.rulesets.tannhauser.values import value
from tannkit.state.registers import MOVES_LEFT
from tannkit.state.tables import COMBAT, MOVEMENT

EVA = {"side": 0, "at": "r3", "tokens": ["mauser-c96"]}
MAC = {"side": 1, "at": "r12", "tokens": ["combat-knife"]}


def table(ruling: str, reading: str, eva: dict[str, Any] | None = None, **more: Any) -> Table:
    others = more.pop("others", {"john-macneal": MAC})
    return Table({"eva-kraemer": EVA | (eva or {}), **others}, active="eva-kraemer", rulings={ruling: reading}, **more)


def left(game: Table) -> int:
    return game.state.g[MOVES_LEFT]


@pytest.mark.rule("RE-Q-13")
@pytest.mark.parametrize(
    ("circle", "reading", "combat"),
    [
        ("combat-up", "tokens-circles-raise", 4 + 1 + 1),
        ("combat-up", "circles-tokens-raise", 4 + 1),
        ("combat-up", "owner-chooses", 4 + 1 + 1),
        ("combat-down", "tokens-circles-raise", 4 - 1 + 1),
        ("combat-down", "circles-tokens-raise", 4 + 1),
        ("combat-down", "owner-chooses", 4 + 1),
    ],
)
def test_a_value_that_is_set_on_a_modifier_circle(circle: str, reading: str, combat: int) -> None:
    # Radegast sets Combat to 4; Eva may hold it here, so that a raise can be paid for.
    game = table("RE-Q-13", reading, {"at": circle, "tokens": ["radegast"]}, points=(1, 0))
    game.do("raise", "eva-kraemer", "combat")
    assert value(game.t, game.state, game.figure("eva-kraemer"), COMBAT) == combat


@pytest.mark.rule("RE-Q-15")
@pytest.mark.parametrize(("reading", "after"), [("fixed-at-opening", 7), ("follow-the-value", 6), ("losses-only", 6)])
def test_a_wound_in_the_middle_of_moving(reading: str, after: int) -> None:
    watcher = {"john-macneal": {"side": 1, "at": "r9", "tokens": ["mp40"], "watch": True}}
    game = table("RE-Q-15", reading, {"at": "r3"}, others=watcher)
    assert left(game) == 8
    game.do("step", "r4")
    game.do("fire", dice=[9, 2, 2, 2, 2, 2, 2, 2, 2])
    assert game.row("eva-kraemer") == 2
    assert left(game) == after


@pytest.mark.rule("RE-Q-15")
@pytest.mark.parametrize(("reading", "after"), [("fixed-at-opening", 7), ("follow-the-value", 8), ("losses-only", 7)])
def test_healing_before_moving_on(reading: str, after: int) -> None:
    game = table("RE-Q-15", reading, {"row": 2, "tokens": ["first-aid-kit"]})
    assert left(game) == 7
    game.do("use", "first-aid-kit")
    if game.kind == "choose":
        game.do("choose", "eva-kraemer")
    assert game.row("eva-kraemer") == 1
    assert left(game) == after


@pytest.mark.rule("RE-Q-16")
@pytest.mark.parametrize(
    ("reading", "once", "twice"), [("pay-first-no-cap", 9, 9), ("capped-at-movement", 8, 8), ("net-cost", 9, 8)]
)
def test_a_green_circle_with_two_icons(reading: str, once: int, twice: int) -> None:
    game = table("RE-Q-16", reading, {"at": "r9"})
    game.do("step", "faster")
    assert left(game) == once
    game.do("step", "r9")
    game.do("step", "faster")
    assert left(game) == twice


@pytest.mark.rule("RE-Q-16")
@pytest.mark.parametrize(("reading", "refused"), [("pay-first-no-cap", "too-few-points"), ("net-cost", "")])
def test_a_green_circle_without_a_point_left(reading: str, refused: str) -> None:
    game = table("RE-Q-16", reading, {"at": "r8", "row": 4})
    while left(game):
        game.do("step", "r7" if game.at("eva-kraemer") == "r8" else "r8")
    if game.at("eva-kraemer") != "r8":
        game.state.pos[game.figure("eva-kraemer")] = game.circle("r8")
    assert game.refusal("step", "fast") == refused


@pytest.mark.rule("RE-Q-17")
@pytest.mark.parametrize(("reading", "icons"), [("larger-stays", 2), ("newest-stays", 1), ("adds-up", 3)])
def test_a_second_rubble_token(reading: str, icons: int) -> None:
    game = table("RE-Q-17", reading, {"tokens": ["stielhandgranate"]}, rubble={"r6": 2})
    game.do("throw", "stielhandgranate")
    game.do("at", "r6")
    assert game.state.rubble[game.circle("r6")] == icons


BLOCKER = {"john-macneal": MAC | {"at": "r4"}}
MISS = [2] * 4


@pytest.mark.rule("RE-Q-19")
def test_dice_of_a_bull_rush() -> None:
    for reading, dice in (("four-dice", (4, 4)), ("stamina-dice", (4, 5))):
        game = table("RE-Q-19", reading, others=BLOCKER)
        game.do("rush", "r4", dice=[2] * sum(dice))
        rolls = [each for each in game.told() if each[0] == "roll.made"]
        assert [each[1] for each in rolls] == ["eva-kraemer", "john-macneal"]
        assert [len(each[6:]) for each in rolls] == list(dice)
        # The difficulty comes from Stamina either way.
        assert [each[4] for each in rolls] == ["6", "5"]


@pytest.mark.rule("RE-Q-19")
def test_a_raise_brings_a_die() -> None:
    game = table("RE-Q-19", "stamina-dice", others=BLOCKER, points=(1, 0))
    game.do("rush", "r4")
    game.do("raise", dice=[2] * 10)
    assert [len(each[6:]) for each in game.told() if each[0] == "roll.made"] == [5, 5]


@pytest.mark.rule("RE-Q-20")
@pytest.mark.parametrize(
    ("reading", "circle", "lost", "won"),
    [
        ("nothing-spent", "r4", 8, 7),
        ("step-is-lost", "r4", 7, 7),
        ("one-point", "r4", 7, 7),
        ("nothing-spent", "slow", 8, 6),
        ("step-is-lost", "slow", 6, 6),
        ("one-point", "slow", 7, 6),
    ],
)
def test_what_a_bull_rush_costs(reading: str, circle: str, lost: int, won: int) -> None:
    start = "r3" if circle == "r4" else "r6"
    others = {"john-macneal": MAC | {"at": circle, "tokens": []}}
    game = table("RE-Q-20", reading, {"at": start}, others=others)
    game.do("rush", circle, dice=MISS + MISS)
    game.do("decline")
    assert (game.at("eva-kraemer"), left(game)) == (start, lost)
    game = table("RE-Q-20", reading, {"at": start}, others=others)
    game.do("rush", circle, dice=[9, 2, 2, 2, *MISS])
    assert (game.at("eva-kraemer"), left(game)) == (circle, won)


@pytest.mark.rule("RE-Q-87")
@pytest.mark.parametrize(("reading", "points"), [("points-from-worst-row", 5), ("points-from-current-row", 8)])
def test_points_behind_secret_doors(reading: str, points: int) -> None:
    game = table("RE-Q-87", reading, doors=["a1", "a2"])
    game.do("doors")
    assert left(game) == points
    assert value(game.t, game.state, game.figure("eva-kraemer"), COMBAT) == 3
    assert value(game.t, game.state, game.figure("eva-kraemer"), MOVEMENT) == points
