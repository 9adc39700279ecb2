"""Icons: all that the game needs are there and can be read."""

import pytest

from tannkit.draw.icons import VIEW, icon, icon_shapes

SKILLS = ["hand-to-hand", "athletics", "archaeology", "command", "dexterity", "engineering", "mechanics"]
SKILLS += ["sangfroid", "reasoning", "weaponry", "sneak", "strategy"]
OTHERS = ["combat", "stamina", "mental", "movement", "action", "entry"]


@pytest.mark.parametrize("name", SKILLS + OTHERS)
def test_icon_has_shapes_within_its_view(name):
    shapes = icon_shapes(name)
    assert shapes
    assert all(0 <= x <= VIEW and 0 <= y <= VIEW for shape in shapes for x, y in shape.points)
    assert all(not shape.curved or len(shape.points) % 3 == 1 for shape in shapes)


@pytest.mark.parametrize("name", ["", "unknown", "../icons/combat", "combat.svg"])
def test_unknown_icon_draws_nothing(name):
    assert icon(name, (0, 0), 1, "#000000", "#ffffff") == ""
