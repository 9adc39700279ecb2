"""Every filter for circles, with what it lets pass and what not."""

from __future__ import annotations

from typing import Any

import pytest
from small_yard import Yard

from tannkit.state.registers import ENTRIES
from tannkit.state.state import DEAD

BORIS = 2
MOVEMENT = ["west", "mid", "end", "post", "gate", "far"]


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        ({}, MOVEMENT),
        ({"kind": ["objective"]}, ["goal"]),
        ({"kind": ["action", "objective"]}, ["goal", "lever"]),
        ({"kind": ["entry_point"]}, ["west", "far"]),
        ({"kind": ["movement"]}, MOVEMENT),
        ({"is": "you"}, ["west"]),
        ({"is": "target"}, ["post"]),
        ({"is": "chosen"}, []),
        ({"kind": ["entry_point"], "own": True}, ["west"]),
        ({"kind": ["entry_point"], "own": False}, ["far"]),
        ({"kind": ["entry_point"], "owner": "own"}, ["west"]),
        ({"kind": ["entry_point"], "owner": "enemy"}, ["far"]),
        ({"kind": ["entry_point"], "owner": "none"}, []),
        ({"adjacent_to": "you"}, ["mid"]),
        ({"adjacent_to": "target"}, ["mid", "gate"]),
        ({"adjacent_to": "target", "kind": ["action"]}, ["lever"]),
        ({"adjacent_to": "chosen"}, []),
        ({"on_path_of": "you"}, ["west", "mid", "end"]),
        ({"on_path_of": "target"}, ["mid", "post", "gate"]),
        ({"within": 1, "of": "target"}, ["mid", "post", "gate"]),
        ({"within": 2, "of": "you"}, ["west", "mid", "end", "post"]),
        ({"within": 1}, ["west", "mid"]),
        ({"within": 1, "of": "target", "kind": ["action", "movement"]}, ["mid", "post", "gate", "lever"]),
        ({"empty": True}, ["end", "post"]),
        ({"empty": False}, ["west", "mid", "gate", "far"]),
        ({"any": [{"is": "you"}, {"empty": True}]}, ["west", "end", "post"]),
        ({"any": [{"kind": ["objective"]}, {"kind": ["action"]}]}, ["goal", "lever"]),
        ({"any": [{"kind": ["objective"]}, {"is": "you"}]}, ["west", "goal"]),
        ({"kind": ["movement"], "any": [{"kind": ["objective"]}, {"is": "you"}]}, ["west"]),
    ],
)
@pytest.mark.rule("RE-MAP-010")
def test_filters_for_circles(yard: Yard, filters: dict[str, Any], expected: list[str]) -> None:
    assert yard.circles(filters, yard.scope(target=yard.code("post"))) == expected


def test_entry_points_of_neither_side(yard: Yard) -> None:
    yard.s.g[ENTRIES + 1] = 0
    assert yard.circles({"kind": ["entry_point"], "owner": "none"}) == ["far"]
    assert yard.circles({"kind": ["entry_point"], "owner": "enemy"}) == []


@pytest.mark.parametrize("filters", [{"own": True}, {"owner": "own"}, {"owner": "enemy"}])
def test_nobody_has_entry_points_or_enemies(yard: Yard, filters: dict[str, Any]) -> None:
    everything = (1 << 8) - 1
    yard.s.g[ENTRIES - 1] = yard.s.g[ENTRIES + 2] = everything  # registers of something else
    phrase = {"kind": ["entry_point"], **filters}
    assert len(yard.circles(phrase)) == 1 and yard.circles(phrase, yard.scope(you=-1)) == []


def test_the_dead_leave_their_circle_empty(yard: Yard) -> None:
    yard.s.life[BORIS] = DEAD
    assert "gate" in yard.circles({"empty": True})
