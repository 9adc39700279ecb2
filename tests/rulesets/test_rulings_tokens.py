"""Rulings on the texts of tokens, each in each of its readings: there the token has other effects."""

from __future__ import annotations

import pytest
from kit import Table

from tannkit.state.registers import POINTS

MISS = [2] * 4
RAMIREZ = {"side": 0, "at": "r3", "tokens": ["bouncing-betty"]}


@pytest.mark.rule("RE-Q-EQ-15")
@pytest.mark.parametrize(
    ("reading", "struck", "successes", "rubble"),
    [
        ("four-like-a-grenade", ["tala-aponi", "eva-kraemer"], "4", 0),
        ("five-like-tnt", ["tala-aponi", "eva-kraemer"], "5", 2),
        ("four-own-circle-only", ["tala-aponi"], "4", 0),
    ],
)
def test_the_bouncing_betty(reading: str, struck: list[str], successes: str, rubble: int) -> None:
    figures = {
        "sergio-ramirez-delastillas": RAMIREZ,
        "tala-aponi": {"side": 1, "at": "r4"},
        "eva-kraemer": {"side": 1, "at": "r5"},
        "karl-zermann": {"side": 1, "at": "g3"},
    }
    rulings = {"RE-Q-EQ-15": reading}
    game = Table(figures, program="turns", turn=0, rulings=rulings)
    game.do("activate", "sergio-ramirez-delastillas")
    game.do("use", "bouncing-betty")
    game.do("step", "r2")
    game.do("end")
    for who in ("tala-aponi", "eva-kraemer", "karl-zermann"):
        game.do("activate", who)
        if who == "tala-aponi":
            game.do("step", "r3")
        if who == "eva-kraemer":
            game.do("step", "r4")
        game.do("end", dice=[9, 2] if who == "karl-zermann" else [])
    game.do("keep")
    while game.kind == "overwatch-step":
        game.do("decline")
    game.do("activate", "sergio-ramirez-delastillas")
    game.do("step", "r1")
    game.do("step", "e1")
    begin = len(game.game.events)
    game.state.g[POINTS] = game.state.g[POINTS + 1] = 0
    game.do("use", "bouncing-betty", dice=[9] * 4 * len(struck))
    hits = [each for each in game.told(begin) if each[0] == "hit"]
    assert sorted(each[1] for each in hits) == sorted(struck)
    assert {each[2] for each in hits} == {successes}
    assert game.state.rubble[game.circle("r3")] == rubble
    assert "bouncing-betty" not in game.tokens("r3")


@pytest.mark.rule("RE-Q-EQ-21")
@pytest.mark.parametrize(
    ("reading", "way", "struck"),
    [
        ("stops-own-circle-hit", [], ["karl-zermann", "sergio-ramirez-delastillas"]),
        ("stops-own-circle-safe", [], ["karl-zermann"]),
        ("full-move-first", ["r4", "r5"], ["eva-kraemer", "karl-zermann"]),
        ("full-move-first", ["r4", "stamina-up"], ["karl-zermann"]),
        ("full-move-first", ["r4", "r3"], ["karl-zermann", "sergio-ramirez-delastillas"]),
    ],
)
def test_the_brothers_bomb(reading: str, way: list[str], struck: list[str]) -> None:
    # The bomb lies under Ramirez, next to Karl.
    figures = {
        "sergio-ramirez-delastillas": {"side": 0, "at": "r3", "tokens": ["brothers-bomb"]},
        "karl-zermann": {"side": 1, "at": "r4"},
        "eva-kraemer": {"side": 1, "at": "r5"},
    }
    game = Table(figures, active="sergio-ramirez-delastillas", rulings={"RE-Q-EQ-21": reading})
    game.do("use", "brothers-bomb")
    dice = MISS * len(struck)
    game.do("end", dice=[] if way else dice)
    for place, circle in enumerate(way, 1):
        game.do("to", circle, dice=dice if place == len(way) else [])
    assert sorted(each[1] for each in game.told() if each[0] == "hit") == struck
    assert [each for each in game.told() if each[0] == "token.discarded"] == [("token.discarded", "brothers-bomb")]
