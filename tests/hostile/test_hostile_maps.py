"""Maps that are as large as the schema allows, or larger: drawn within seconds, or refused with a word."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tannkit.draw.icons import icon_shapes
from tannkit.draw.lettering import CUT, text_width, wrapped
from tannkit.draw.map_picture import draw_map, draw_map_png
from tannkit.lint.case import PACK
from tannkit.lint.run import report
from tannkit.model import maps
from tannkit.model.build import build
from tannkit.schema.load import pack_of_bytes, with_required

PATHS = {"a": {"name": "A", "colour": "#0072b2"}}


def a_map(**parts: Any) -> dict[str, Any]:
    circles = {"one": {"at": [0, 0], "paths": ["a"], "to": ["two"]}, "two": {"at": [2, 0], "paths": ["a"]}}
    return {"name": "M", "origin": "Ours.", "paths": PATHS, "circles": circles, **parts}


def drawn(**parts: Any) -> str:
    return draw_map(build(maps.GameMap, a_map(**parts)))


def in_file(game_map: dict[str, Any]) -> bytes:
    """The map as a JSON file."""

    return json.dumps({"maps": {"m": game_map}}).encode()


def many(number: int, each: Any) -> dict[str, Any]:
    return {f"x{k}": each for k in range(number)}


SQUARE = [[0, 0], [9, 0], [9, 9], [0, 9]]
TOO_MUCH = {
    "circles": {"circles": many(maps.MOST_CIRCLES + 1, {"at": [0, 0], "paths": ["a"]})},
    "neighbours": {"circles": {"one": {"at": [0, 0], "to": ["one"] * (maps.MOST_OF_A_CIRCLE + 1)}}},
    "paths": {"paths": many(maps.MOST_PATHS + 1, PATHS["a"])},
    "rooms": {"rooms": many(maps.MOST_AREAS + 1, {"name": "R", "outline": SQUARE})},
    "corners": {"rooms": {"r": {"name": "R", "outline": SQUARE * maps.MOST_CORNERS}}},
    "walls": {"walls": [[[0, 0], [1, 1]]] * (maps.MOST_LINES + 1)},
    "doors": {"doors": [{"at": [0, 0], "to": [1, 1]}] * (maps.MOST_LINES + 1)},
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_more_than_any_board_has_is_refused(what: str) -> None:
    files = {"pack.yaml": PACK.encode(), "map.json": in_file(a_map(**TOO_MUCH[what]))}
    found = report(with_required([pack_of_bytes(files)])).problems
    assert any(each.code == "S007" and "there must be at most" in each.message for each in found)


@pytest.mark.timeout(30)
def test_as_much_as_is_allowed_is_drawn() -> None:
    circles = {
        f"c{k}": {
            "at": [k % 32, k // 32], "paths": [f"x{j}" for j in range(12)],
            "to": [f"c{j}" for j in range(k + 1, min(k + 13, maps.MOST_CIRCLES))],
        }
        for k in range(maps.MOST_CIRCLES)
    }  # fmt: skip
    rooms = many(maps.MOST_AREAS, {"name": "W " * 200, "outline": SQUARE})
    svg = drawn(circles=circles, rooms=rooms, paths=many(maps.MOST_PATHS, PATHS["a"]))
    assert svg.count('id="circle-') == maps.MOST_CIRCLES


@pytest.mark.timeout(20)
@pytest.mark.parametrize("name", ["W" * 1_000_000, "W " * 500_000, "\u2014" * 100_000])
def test_endless_names_are_cut_at_once(name: str) -> None:
    circles = {"one": {"at": [0, 0], "paths": ["a"], "label": name}}
    rooms = {"r": {"name": name, "outline": SQUARE}}
    svg = drawn(name=name, text=name, circles=circles, rooms=rooms, paths={"a": {**PATHS["a"], "name": name}})
    assert len(svg) < 50_000


def test_a_cut_line_is_as_long_as_fits() -> None:
    (line,) = wrapped("x" * 500, 12, 2.5, 1)
    assert line.endswith(CUT)
    assert text_width(line, 12) <= 2.5 < text_width("x" + line, 12)
    assert wrapped("W" * 5, 12, 0.01, 1) == (CUT,)


@pytest.mark.timeout(30)
def test_a_map_of_two_thousand_steps_is_a_picture_that_fits_the_memory() -> None:
    circles = {
        "one": {"at": [-1000, -1000], "paths": ["a"], "to": ["two"]},
        "two": {"at": [1000, 1000], "paths": ["a"]},
    }
    png = draw_map_png(build(maps.GameMap, a_map(circles=circles)))
    width, height = (int.from_bytes(png[start : start + 4]) for start in (16, 20))
    assert max(width, height) < 7_000


@pytest.mark.parametrize(
    "parts",
    [
        {"circles": {"one": {"at": [0, 0], "kind": "objective", "skill": "no/such-skill"}}},
        {"circles": many(50, {"at": [0, 0], "paths": ["a"]})},
        {"circles": {"one": {"at": [0, 0], "paths": ["a", "a", "gone"], "to": ["one"]}}},
        {"walls": [[[0, 0], [0, 0]], [[1, 1], [1, 1], [1, 1]]], "doors": [{"at": [1, 1], "to": [1, 1]}]},
        {"rooms": {"r": {"name": "R", "outline": [[1, 1], [1, 1], [1, 1]]}}},
        {"walls": [[[0, 0], [5e-324, 0]]], "doors": [{"at": [0, 0], "to": [1e-200, 0]}]},
    ],
    ids=["goal only", "one place", "itself", "no length", "no area", "all but no length"],
)
def test_maps_without_shape_are_drawn(parts: dict[str, Any]) -> None:
    assert drawn(**parts).endswith("</svg>\n")


@pytest.mark.parametrize("icon", ["x" * 400, "/etc/passwd", "../icons/strategy", "a\nb", ""])
def test_an_icon_is_one_of_ours_or_none(icon: str) -> None:
    assert icon_shapes(icon) == ()
