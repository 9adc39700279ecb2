"""Intervals: against values worked out by hand from the formulas of Wilson and Newcombe."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tannkit.balance.intervals import difference, wilson


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (5, 10, 0.236593, 0.763407),
        (81, 263, 0.2553, 0.3662),  # the worked example of Newcombe 1998
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_of_a_share(hits: int, games: int, low: float, high: float) -> None:
    assert wilson(hits, games) == pytest.approx((low, high), abs=5e-5)


def test_the_difference_of_two_shares() -> None:
    # 56 of 70 against 48 of 80, the example of Newcombe's second paper.
    gap, low, high = difference(56, 70, 48, 80)
    assert gap == pytest.approx(0.2)
    assert (low, high) == pytest.approx((0.0524, 0.3339), abs=1e-4)


@given(st.integers(1, 500), st.data())
def test_an_interval_holds_its_share_and_shrinks_with_more_games(games: int, data: st.DataObject) -> None:
    hits = data.draw(st.integers(0, games))
    low, high = wilson(hits, games)
    assert 0 <= low <= hits / games <= high <= 1
    more_low, more_high = wilson(10 * hits, 10 * games)
    assert more_high - more_low < high - low


@given(st.integers(1, 200), st.integers(1, 200), st.data())
def test_a_difference_turned_round_has_the_other_sign(games: int, others: int, data: st.DataObject) -> None:
    one, two = data.draw(st.integers(0, games)), data.draw(st.integers(0, others))
    gap, low, high = difference(one, games, two, others)
    assert difference(two, others, one, games) == pytest.approx((-gap, -high, -low))
    assert low <= gap <= high
