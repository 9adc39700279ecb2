"""Room names: where the map says, else where they cover nothing, in two lines or smaller if need be."""

import pytest

from tannkit.board.geometry import apart
from tannkit.draw.ground import Ground
from tannkit.draw.room_names import SIZES, letter
from tannkit.model.maps import Room

SQUARE = ((0, 0), (6, 0), (6, 6), (0, 6))
NARROW = ((0, 0), (1.2, 0), (1.2, 6), (0, 6))


@pytest.fixture
def ground() -> Ground:
    return Ground.of((0, 0, 6, 6))


def test_the_map_has_the_last_word(ground):
    ground.take_disc((1, 2), 0.5)
    assert letter(Room(name="Hall", outline=SQUARE, name_at=(1, 2)), "HALL", ground).at == (1, 2)


def test_an_empty_room_has_its_name_in_the_middle(ground):
    assert letter(Room(name="Hall", outline=SQUARE), "HALL", ground).at == pytest.approx((3, 3), abs=0.1)


def test_a_circle_in_the_middle_is_not_covered(ground):
    ground.take_disc((3, 3), 0.5)
    assert 0.55 <= apart(letter(Room(name="Hall", outline=SQUARE), "HALL", ground).at, (3, 3)) < 1


@pytest.mark.parametrize("line", [((0, 3), (6, 3)), ((3, 0), (3, 6)), ((0, 0), (6, 6))])
def test_a_line_through_the_middle_is_not_covered(ground, line):
    ground.take_line(line, 0.05)
    written = letter(Room(name="Hall", outline=SQUARE), "HALL", ground)
    x, y = written.at
    corners = [(x + a * written.width / 2, y + b * written.height / 2) for a in (-1, 1) for b in (-1, 1)]
    (ax, ay), (bx, by) = line
    sides = {(bx - ax) * (cy - ay) > (by - ay) * (cx - ax) for cx, cy in corners}
    assert len(sides) == 1


def test_a_name_too_long_for_its_room_takes_two_lines(ground):
    written = letter(Room(name="x", outline=NARROW), "HERMIT’S CELL", ground)
    assert written.lines == ("HERMIT’S", "CELL")
    assert written.size == SIZES[0]
    assert written.at[0] - written.width / 2 >= -0.05
    assert written.at[0] + written.width / 2 <= 1.25


def test_a_long_word_gets_smaller(ground):
    assert letter(Room(name="x", outline=NARROW), "STOREHOUSES", ground).size < SIZES[0]


def test_where_nothing_fits_the_least_is_covered(ground):
    for y in range(6):
        ground.take_disc((0.6, y + 0.3), 0.6)
    written = letter(Room(name="x", outline=NARROW), "AN EXCEEDINGLY LONG NAME", ground)
    assert written.size == SIZES[-1]
    assert 0 <= written.at[0] <= 1.2


def test_a_room_without_any_ground_keeps_its_middle(ground):
    flat = ((1, 1), (2, 1), (3, 1))
    assert letter(Room(name="x", outline=flat), "HALL", ground).at == pytest.approx((2, 1))
