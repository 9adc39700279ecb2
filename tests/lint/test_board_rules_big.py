"""Maps as large as the schema allows are checked in reasonable time: no rule compares everything with everything."""

from resource import RUSAGE_SELF, getrusage

import pytest

from tannkit.lint.case import PACK
from tannkit.lint.rules import RULES
from tannkit.model.library import Library
from tannkit.schema.load import HOME, bundled_pack, pack_of_bytes, with_required

WIDTH = 40
HEIGHT = 25
PATHS = [f'p{i}: {{name: Path {i}, colour: "#{i * 997:06x}"}}' for i in range(60)]
BOUND = 5.0  # seconds of computing, not of waiting, so that a busy machine does not matter


def library(paths: list[str], circles: list[str], extra: str = "") -> Library:
    """A pack with one map, written out as a file and read again."""
    lines = ["maps:", "  big:", "    name: Big", "    origin: Made up.", "    paths:"]
    lines += [f"      {path}" for path in paths] + ["    circles:"] + [f"      {circle}" for circle in circles]
    text = "\n".join(lines) + "\n" + extra
    made = with_required([pack_of_bytes({"pack.yaml": PACK.encode(), "map.yaml": text.encode()})])
    entry = made.packs["case"].entries["maps"]["big"]
    assert not entry.broken
    return made


def city() -> Library:
    """1,000 circles in a grid with rooms, walls and a path for each block of five by five."""
    paths = [
        f'p-{x}-{y}: {{name: Block {x} {y}, colour: "#{(x * 53 + y * 97) % 256:02x}{x * 20:02x}{y * 25:02x}"}}'
        for x in range(WIDTH // 5)
        for y in range(HEIGHT // 5)
    ]
    circles = []
    for x in range(WIDTH):
        for y in range(HEIGHT):
            to = [f"c-{x + dx}-{y + dy}" for dx, dy in ((1, 0), (0, 1)) if x + dx < WIDTH and y + dy < HEIGHT]
            entry = ", entry: true" if (x, y) in ((0, 0), (WIDTH - 1, HEIGHT - 1)) else ""
            path = f"p-{x // 5}-{y // 5}"
            circles.append(f"c-{x}-{y}: {{at: [{x}, {y}], paths: [{path}], to: [{', '.join(to)}]{entry}}}")
    rooms = "    rooms:\n" + "".join(
        f"      r-{x}-{y}: {{name: Room, outline: [[{x}, {y}], [{x + 5}, {y}], [{x + 5}, {y + 5}], [{x}, {y + 5}]]}}\n"
        for x in range(0, WIDTH, 5)
        for y in range(0, HEIGHT, 5)
    )
    walls = "    walls:\n" + "".join(f"      - [[{x - 0.5}, -1], [{x - 0.5}, -0.5]]\n" for x in range(WIDTH))
    return library(paths, circles, rooms + walls)


def heap() -> Library:
    """1,000 circles at one place, each the neighbour of the next and of the first."""
    circles = [f"c{i}: {{at: [0, 0], paths: [red], to: [c{i + 1}, c0], entry: true}}" for i in range(1_000)]
    return library(['red: {name: Red, colour: "#b22222"}'], circles, "    walls:\n      - [[-1000, -1], [1000, 1]]\n")


def column() -> Library:
    """1,000 circles above each other, far apart, with neighbours at the other end of the board."""
    circles = [f"c{i}: {{at: [0, {i - 500}], paths: [p{i % 60}], to: [c{999 - i}]}}" for i in range(1_000)]
    return library(PATHS, circles)


def crowd() -> Library:
    """1,000 circles at two places, each on twelve paths, and each with twelve neighbours that there are not."""
    circles = []
    for i in range(1_000):
        paths = ", ".join(f"p{(i * 7 + j) % 60}" for j in range(12))
        strangers = ", ".join(f"x{i * 12 + j}" for j in range(12))
        circles.append(f"c{i}: {{at: [{i % 2}, 0], paths: [{paths}], to: [{strangers}]}}")
    return library(PATHS, circles)


@pytest.mark.parametrize("make", [city, heap, column, crowd], ids=lambda make: make.__name__)
def test_big_map_takes_bounded_time(make):
    bundled_pack(HOME)
    made = make()
    before = getrusage(RUSAGE_SELF).ru_utime
    found = [(code, len([*rule.check(made)])) for code, rule in RULES.items() if code[0] == "B" and rule.check]
    taken = getrusage(RUSAGE_SELF).ru_utime - before
    assert taken < BOUND, f"{taken:.1f} s"
    if make is city:
        assert [code for code, count in found if count and code != "B021"] == []


def test_city_is_sound_and_the_heap_is_not():
    overlapping = RULES["B017"].check
    assert overlapping
    assert len([*overlapping(heap())]) == 50
    assert not [*overlapping(city())]
