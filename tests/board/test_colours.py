"""Distances of colours, against figures known of the palette of Okabe and Ito."""

from itertools import combinations

import pytest

from tannkit.board.colours import colour_distance, least_distance

OKABE_ITO = ["#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"]


@pytest.mark.parametrize(("eyes", "least"), [("all", 21.7), ("protan", 12.2), ("deutan", 11.7), ("tritan", 7.9)])
def test_least_distance_within_the_palette(eyes, least):
    found = min(colour_distance(one, other, eyes) for one, other in combinations(OKABE_ITO, 2))
    assert found == pytest.approx(least, abs=0.06)


def test_distance_is_the_same_both_ways():
    assert colour_distance("#0072b2", "#d55e00") == colour_distance("#d55e00", "#0072b2")
    assert colour_distance("#0072b2", "#0072b2") == 0
    assert colour_distance("#000000", "#ffffff") == pytest.approx(100, abs=0.01)


def test_red_and_green_are_near_for_some_eyes():
    distance, eyes = least_distance("#a05a00", "#5a7800")
    assert eyes in ("protan", "deutan")
    assert distance < colour_distance("#a05a00", "#5a7800")
