"""Rulings on Command Points, rolls and combat values, each in each of its readings."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

EVA = {"side": 0, "at": "r3", "tokens": ["mauser-c96", "combat-knife"]}
MAC = {"side": 1, "at": "r6", "tokens": ["mp40"]}
MISS = [2] * 4


def table(ruling: str, reading: str, eva: dict[str, Any] | None = None, **more: Any) -> Table:
    figures = {"eva-kraemer": EVA | (eva or {}), "john-macneal": MAC | more.pop("mac", {}), **more.pop("others", {})}
    return Table(figures, active="eva-kraemer", rulings={ruling: reading}, **more)


@pytest.mark.rule("RE-Q-33")
@pytest.mark.parametrize(("reading", "bonus"), [("add-up", 1 + 1 + 4), ("largest-only", 4), ("once-per-source", 1 + 4)])
def test_bonuses_of_an_initiative_roll(reading: str, bonus: int) -> None:
    figures = {
        "eva-kraemer": EVA | {"tokens": ["corporal"]},
        "hermann-von-heizinger": {"side": 0, "at": "r1", "tokens": ["corporal"]},
        "karl-zermann": {"side": 0, "at": "r2", "tokens": ["generalleutnant"]},
        "john-macneal": MAC,
    }
    game = Table(figures, program="initiative", dice=[2, 3], rulings={"RE-Q-33": reading})
    assert ("initiative.rolled", "0", "2", str(2 + bonus)) in game.told()


@pytest.mark.rule("RE-Q-42")
@pytest.mark.parametrize(
    ("reading", "same", "other_value", "other_figure"),
    [
        ("raise-per-value", "no-raise", "", ""),
        ("once-per-effect", "no-raise", "no-raise", "no-raise"),
        ("all-per-character", "no-raise", "", ""),
    ],
)
def test_raises(reading: str, same: str, other_value: str, other_figure: str) -> None:
    others = {"karl-zermann": {"side": 0, "at": "r2"}}
    game = table("RE-Q-42", reading, points=(3, 0), others=others)
    assert game.refusal("raise", "eva-kraemer", "mental") == ""
    game.do("raise", "eva-kraemer", "combat")
    assert game.refusal("raise", "eva-kraemer", "combat") == same
    assert game.refusal("raise", "eva-kraemer", "mental") == other_value
    assert game.refusal("raise", "karl-zermann", "combat") == other_figure


@pytest.mark.rule("RE-Q-42")
@pytest.mark.parametrize(
    ("reading", "asked"), [("raise-per-value", False), ("once-per-effect", False), ("all-per-character", True)]
)
def test_shaking_off_for_two_characters(reading: str, asked: bool) -> None:
    others = {"tala-aponi": {"side": 1, "at": "r7"}}
    game = table("RE-Q-42", reading, {"tokens": ["stielhandgranate"]}, points=(0, 4), others=others)
    game.do("throw", "stielhandgranate")
    game.do("at", "r7")
    game.do("next", "john-macneal")
    if game.kind == "raise":
        game.do("roll", dice=MISS)
    game.do("shake-off")
    if game.kind == "raise":
        game.do("roll", dice=MISS)
    assert (game.kind == "shake-off") is asked


@pytest.mark.rule("RE-Q-43")
@pytest.mark.parametrize(("reading", "asked"), [("one-per-activation", False), ("one-per-attack", True)])
def test_counterattacks_in_answer_to_two_attacks(reading: str, asked: bool) -> None:
    game = table("RE-Q-43", reading, {"tokens": ["mauser-c96", "extra-ammunition"]}, points=(0, 3))
    game.do("attack", "mauser-c96", dice=MISS)
    game.do("counterattack")
    game.do("roll", dice=[2] * 5)
    game.do("free", "extra-ammunition", dice=MISS)
    assert (game.kind == "counterattack") is asked


@pytest.mark.rule("RE-Q-44")
@pytest.mark.parametrize(
    ("reading", "action", "extra", "watch"),
    [
        ("every-attack", True, True, True),
        ("attack-action-only", True, False, False),
        ("own-activation-only", True, True, False),
    ],
)
def test_which_attacks_are_answered(reading: str, action: bool, extra: bool, watch: bool) -> None:
    game = table("RE-Q-44", reading, points=(0, 1))
    game.do("attack", "mauser-c96", dice=MISS)
    assert (game.kind == "counterattack") is action
    game = table("RE-Q-44", reading, {"tokens": ["mauser-c96", "extra-ammunition"]}, points=(0, 1))
    game.do("free", "extra-ammunition", dice=MISS)
    assert (game.kind == "counterattack") is extra
    game = table("RE-Q-44", reading, points=(1, 0), mac={"watch": True})
    game.do("step", "r4")
    game.do("fire", dice=[2] * 5)
    assert (game.kind == "counterattack") is watch


@pytest.mark.rule("RE-Q-46")
@pytest.mark.parametrize(
    ("reading", "combat", "on_circle"), [("token-wins", 6, 7), ("rule-wins", 4, 5), ("bare-worst", 4, 4)]
)
def test_combat_of_a_counterattack(reading: str, combat: int, on_circle: int) -> None:
    # John's Combat is 6 at best and 4 at worst; he is on his third row, with 5.
    for circle, number in (("r6", combat), ("combat-up", on_circle)):
        mac = {"row": 3, "at": circle, "tokens": ["mp40", "supernatural-strength"]}
        game = table("RE-Q-46", reading, points=(0, 1), mac=mac)
        game.do("attack", "mauser-c96", dice=MISS)
        game.do("counterattack", dice=[2] * 5)
        assert game.roll("attack")[3] == str(10 - number)


@pytest.mark.rule("RE-Q-EQ-3")
@pytest.mark.parametrize(("reading", "combat"), [("best-value", 6), ("worst-value", 4), ("current-row", 5)])
def test_supernatural_strength_in_a_counterattack(reading: str, combat: int) -> None:
    mac = {"row": 3, "tokens": ["mp40", "supernatural-strength"]}
    game = table("RE-Q-EQ-3", reading, points=(0, 1), mac=mac)
    game.do("attack", "mauser-c96", dice=MISS)
    game.do("counterattack", dice=[2] * 5)
    assert game.roll("attack")[3] == str(10 - combat)
    # Without the token the worst value counts under every reading.
    game = table("RE-Q-EQ-3", reading, points=(0, 1), mac=mac | {"tokens": ["mp40"]})
    game.do("attack", "mauser-c96", dice=MISS)
    game.do("counterattack", dice=[2] * 5)
    assert game.roll("attack")[3] == "6"


@pytest.mark.rule("RE-Q-47")
@pytest.mark.parametrize(("reading", "asked"), [("after-shock-rolls-only", False), ("any-wound", True)])
def test_shaking_off_without_a_shock_roll(reading: str, asked: bool) -> None:
    # Sha-Na-Ra wounds whoever loses a Mental duel, without a shock roll.
    game = table("RE-Q-47", reading, {"tokens": ["sha-na-ra"]}, points=(0, 1))
    game.do("use", "sha-na-ra", dice=[9, 9, 2, 2])
    game.do("roll", dice=MISS)
    assert (game.kind == "shake-off") is asked
    if asked:
        game.do("shake-off")
    assert game.row("john-macneal") == (2 if asked else 3)


@pytest.mark.rule("RE-Q-47")
def test_wounds_behind_a_shock_roll_are_shaken_off_once() -> None:
    game = table("RE-Q-47", "any-wound", points=(0, 2))
    game.do("attack", "mauser-c96", dice=[9, 9, 2, 2])
    game.do("roll", dice=MISS)
    game.do("take")
    assert game.row("john-macneal") == 3 and game.kind == "counterattack"


@pytest.mark.rule("RE-Q-53")
@pytest.mark.parametrize(
    ("reading", "first", "again"),
    [("loser-of-new-roll", True, False), ("no-buying-after-tie", False, False), ("fresh-purchase", True, True)],
)
def test_buying_after_a_tie(reading: str, first: bool, again: bool) -> None:
    figures = {"eva-kraemer": EVA, "john-macneal": MAC}
    rulings = {"RE-Q-53": reading}
    game = Table(figures, points=(2, 2), program="initiative", dice=[7, 7, 3, 8], rulings=rulings)
    assert (game.kind == "reroll") is first
    # A bought re-roll ties, and both roll again.
    game = Table(figures, points=(2, 2), program="initiative", dice=[9, 6], rulings=rulings)
    game.do("reroll", dice=[9, 3, 8])
    assert (game.kind == "reroll") is again


@pytest.mark.rule("RE-Q-27", "RE-Q-EQ-1")
@pytest.mark.parametrize(
    ("rulings", "free"),
    [
        ({}, False),
        ({"RE-Q-27": "free"}, True),
        ({"RE-Q-EQ-1": "free-in-own-activation"}, True),
    ],
)
def test_whether_a_medal_costs_the_action(rulings: dict[str, str], free: bool) -> None:
    for medal in ("iron-cross-1st-class", "silver-star", "presidential-unit-citation"):
        game = Table(
            {"eva-kraemer": EVA | {"tokens": [medal, "mauser-c96"]}, "john-macneal": MAC},
            active="eva-kraemer",
            rulings=rulings,
        )
        events = game.do("free" if free else "use", medal)
        assert game.points()[0] > 0 and medal not in game.tokens("eva-kraemer")
        assert events
        assert game.refusal("attack", "mauser-c96") == ("" if free else "acted-already")
