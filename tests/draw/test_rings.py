"""Rings: segments turn towards their neighbours, and marks show on any colour."""

from tannkit.draw.rings import contrast_ink, ring, turned_to_neighbours
from tannkit.model.maps import Path


def test_segments_turn_towards_their_neighbours():
    order, start = turned_to_neighbours((0, 0), ["west", "east"], {"west": [(-1, 0)], "east": [(1, 0)]})
    centres = {path: (start + (k + 0.5) * 180) % 360 for k, path in enumerate(order)}
    assert centres == {"west": 180, "east": 0}


def test_three_segments_find_their_order():
    near = {"down": [(0, 1)], "right": [(1, -0.6)], "left": [(-1, -0.6)]}
    order, start = turned_to_neighbours((0, 0), ["left", "down", "right"], near)
    centres = {path: (start + (k + 0.5) * 120) % 360 for k, path in enumerate(order)}
    assert centres == {"down": 90, "left": 210, "right": 330}


def test_one_path_makes_a_whole_ring():
    assert turned_to_neighbours((0, 0), ["a"], {}) == (("a",), -90)
    assert ring((0, 0), [Path(name="A", colour="#123456")]).count("#123456") == 1


def test_each_mark_draws_something_of_its_own():
    drawn = {ring((0, 0), [Path(name="A", colour="#123456", mark=mark)]) for mark in (None, "dots", "dashes", "double")}
    assert len(drawn) == 4


def test_ink_shows_on_light_and_dark():
    assert contrast_ink("#f0e442") != contrast_ink("#0072b2") == "#ffffff"
