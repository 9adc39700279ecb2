"""Room names: where the map says, else where they cover no circle."""

import pytest

from tannkit.board.geometry import apart
from tannkit.draw.room_names import name_place, obstacles
from tannkit.model.maps import Room

SQUARE = ((0, 0), (6, 0), (6, 6), (0, 6))


def test_the_map_has_the_last_word():
    assert name_place(Room(name="Hall", outline=SQUARE, name_at=(1, 2)), "HALL", obstacles([(1, 2)], [])) == (1, 2)


def test_an_empty_room_has_its_name_in_the_middle():
    assert name_place(Room(name="Hall", outline=SQUARE), "HALL", []) == pytest.approx((3, 3), abs=0.2)


def test_a_circle_in_the_middle_is_not_covered():
    place = name_place(Room(name="Hall", outline=SQUARE), "HALL", obstacles([(3, 3)], []))
    assert 0.6 <= apart(place, (3, 3)) < 1


def test_a_line_through_the_middle_is_not_covered():
    _, y = name_place(Room(name="Hall", outline=SQUARE), "HALL", obstacles([], [((0, 3), (6, 3))]))
    assert abs(y - 3) > 0.1
