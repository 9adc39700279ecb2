"""Pictures of maps: every feature shows, the same map gives the same bytes, and nothing foreign gets in."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tannkit.draw.map_picture import draw_map, draw_map_png
from tannkit.draw.palette import BAD, CRATE, FLOORS, GOLD, GOOD, LEAF, SILVER, WALL
from tannkit.errors import UsageError
from tannkit.model.maps import Circle, GameMap, Path, Room

HOSTILE = "\"><img src=x onerror=alert(1)><script>x</script> & ' \\N \\l --> ]]> </title>"
ELEMENTS = {"svg", "g", "title", "a", "path", "polygon", "polyline", "ellipse", "text", "desc"}


@pytest.fixture(scope="module")
def svg(small_map: GameMap) -> str:
    return draw_map(small_map, link=lambda circle: f"../circles/{circle}/")


def texts(svg: str, tag: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{{http://www.w3.org/2000/svg}}{tag}")]


def test_same_map_same_bytes(small_map, svg):
    assert draw_map(small_map, link=lambda circle: f"../circles/{circle}/") == svg
    assert draw_map_png(small_map) == draw_map_png(small_map)


def test_the_picture_has_no_fixed_size_and_starts_with_svg(svg):
    head = svg.split(">", 1)[0]
    assert head.startswith("<svg ")
    assert "viewBox" in head
    assert "width" not in head
    assert "<!" not in svg


def test_every_circle_has_its_id_its_link_and_its_tooltip(small_map, svg):
    for circle in small_map.circles:
        assert svg.count(f'id="circle-{circle}"') == 1
        assert f'xlink:href="../circles/{circle}/"' in svg
    tooltips = texts(svg, "title")
    assert tooltips[0] == "The Gatehouse"
    assert "Circle 4 · path Great Hall · +1 Combat" in tooltips
    assert "Circle 6 · paths Great Hall, Stair, Guard Room" in tooltips
    assert "Circle 1 · path Yard · entry point" in tooltips
    assert "Circle 11 · path Guard Room · −3 Combat · +1 Movement" in tooltips
    assert "Circle 12 · The dark corner · paths Stair, Cellar" in tooltips
    assert "Circle O1 · primary objective · skill Reasoning · worked from 4" in tooltips
    assert "Circle A1 · action circle · worked from 9" in tooltips


def test_every_feature_is_drawn(small_map, svg):
    shown = [*(path.colour for path in small_map.paths.values()), GOLD, SILVER, CRATE, GOOD, BAD, WALL, LEAF]
    shown += [FLOORS["grass"], FLOORS["wood"], FLOORS["stone"], FLOORS["metal"]]
    for colour in shown:
        assert colour in svg
    words = texts(svg, "text")
    for text in ("The Gatehouse", "GREAT HALL", "Great Hall", "Cellar", "+1", "−2", "12", "O1", "A1", "entry point"):
        assert text in words
    assert "stroke-dasharray" in svg
    assert 'id="line-hall-2--stair-1"' in svg


def test_what_is_shown_is_told_too(small_map, svg):
    assert svg.startswith('<svg class="game-map" role="group"')
    assert draw_map(small_map).startswith('<svg class="game-map" role="img"')
    told = texts(svg, "desc")
    assert told == [
        "A gate, a hall and a stair. Movement circles: 12, paths: 5, entry points: 2, objective circles: 2, "
        "action circles: 1. Rooms: Yard, Great Hall, Guard Room, Stair."
    ]


def test_two_maps_in_one_page_share_no_id(small_map):
    one, other = (set(re.findall(r'\bid="([^"]*)"', draw_map(small_map, id_prefix=p))) for p in ("", "second-"))
    assert not one & other
    assert all(each.startswith("second-") for each in other)
    with pytest.raises(ValueError, match="cannot start an id"):
        draw_map(small_map, id_prefix='"><b')


def test_lines_without_a_common_path_are_heavier(svg):
    def width_of(line: str) -> str:
        found = re.search(rf'id="line-{line}".*?stroke-width="([0-9.]+)"', svg, re.DOTALL)
        assert found
        return found[1]

    assert float(width_of("hall-2--stair-1")) > float(width_of("hall-1--hall-2"))


def test_german(small_map):
    words = texts(draw_map(small_map, lang="de"), "text")
    assert "Das Torhaus" in words
    assert "Große Halle" in words
    assert "Primärziel" in words


def test_numbers_can_be_left_out(small_map):
    assert "12" not in texts(draw_map(replace(small_map, number_circles=False)), "text")


def hostile_map() -> GameMap:
    return GameMap(
        name="<b>bold</b>",
        origin="x",
        circles={
            'a:"<x>\\': Circle(at=(0, 0), to=("b",), paths=("p",), label=HOSTILE),
            "b": Circle(at=(2, 0), kind="objective", skill=HOSTILE, to=()),
        },
        paths={"p": Path(name=HOSTILE, colour="#112233")},
        rooms={"r": Room(name="<i>" + HOSTILE, outline=((0, 0), (1, 0), (1, 1)))},
    )


def test_hostile_texts_stay_texts():
    svg = draw_map(hostile_map(), names=lambda _kind, _id: HOSTILE, link=lambda circle: f"../x/?{circle}&y=<z>")
    elements = {element.tag.split("}")[-1] for element in ElementTree.fromstring(svg).iter()}
    assert elements <= ELEMENTS
    assert any(HOSTILE.replace("\\", "∖") in tooltip for tooltip in texts(svg, "title"))
    assert "<b>bold</b>" in texts(svg, "text")
    plain = draw_map(hostile_map(), id_prefix="p-")
    assert [
        e.attrib["id"] for e in ElementTree.fromstring(plain).iter() if not e.attrib.get("id", "p-").startswith("p-")
    ] == []
    assert draw_map_png(hostile_map(), names=lambda _kind, _id: HOSTILE).startswith(b"\x89PNG")


@pytest.mark.parametrize("address", ["javascript:alert(1)", "https://example.org/", "//example.org", " JavaScript:x"])
def test_links_never_lead_outside(small_map, address):
    with pytest.raises(UsageError):
        draw_map(small_map, link=lambda _circle: address)


def test_png_is_drawn(small_map):
    assert draw_map_png(small_map).startswith(b"\x89PNG")
