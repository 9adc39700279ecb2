"""Scenery: the leaves of doors are short and keep off circles."""

import pytest

from tannkit.board.geometry import apart, to_segment
from tannkit.draw.scenery import LONGEST_LEAF, door_leaves
from tannkit.model.maps import Circle, Door, GameMap


def one_door(*circles: tuple[float, float]) -> GameMap:
    return GameMap(
        name="x",
        origin="x",
        paths={},
        circles={f"c-{k}": Circle(at=at) for k, at in enumerate(circles)},
        doors=(Door(at=(0, 0), to=(1, 0)),),
    )


def test_the_leaf_of_a_wide_door_is_short():
    ((hinge, end),) = door_leaves(one_door((0, 5)))
    assert apart(hinge, end) == pytest.approx(LONGEST_LEAF, abs=0.001)


@pytest.mark.parametrize("circle", [(-0.9, 0.4), (0.9, 0.4), (-0.9, -0.4), (0.9, -0.4)])
def test_the_leaf_keeps_off_a_circle(circle):
    (leaf,) = door_leaves(one_door(circle))
    assert to_segment(circle, leaf) >= 0.4
