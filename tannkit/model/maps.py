"""Maps: circles with their places, paths and neighbours, and what is drawn around them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from tannkit.model.marks import KEBAB, Count, Default, Id, Key, Local, Pattern, Range, Ref, Text
from tannkit.model.source_note import SourceOfAll

Coordinate = Annotated[int | float, Range(-1000, 1000)]
Point = Annotated[tuple[Coordinate, ...], Count(2, 2)]
CircleRef = Annotated[str, Local("circles")]
# No board has nearly as many of anything. Without limits a hostile map would be drawn for hours.
MOST_CIRCLES, MOST_OF_A_CIRCLE, MOST_PATHS, MOST_AREAS, MOST_CORNERS, MOST_LINES = 1_000, 12, 60, 100, 500, 300
COLOUR = Pattern(r"^#[0-9a-f]{6}$", "a colour such as #0072b2")


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle: a place on the map. Characters stand on movement circles only."""

    at: Annotated[Point, "Its place as [x, y], in grid steps; x grows to the right, y grows downwards."]
    to: Annotated[
        tuple[CircleRef, ...],
        Count(most=MOST_OF_A_CIRCLE),
        "Its neighbours. Each adjacency is written once, at either of the two circles.",
    ] = ()
    kind: Annotated[
        Literal["movement", "objective", "action"],
        Default("movement"),
        "Movement circles can be stood on; objective and action circles are worked from a neighbour.",
    ] = "movement"
    paths: Annotated[
        tuple[Annotated[str, Local("paths")], ...],
        Count(most=MOST_OF_A_CIRCLE),
        "The paths it lies on, if a movement circle.",
    ] = ()
    entry: Annotated[bool, "Whether it is an entry point."] = False
    tier: Annotated[Literal["primary", "secondary"] | None, "Of an objective circle: gold or silver."] = None
    skill: Annotated[str | None, Ref("skills"), "Of an objective circle: the skill whose icon it bears."] = None
    modifiers: Annotated[
        Mapping[str, Annotated[int, Range(-3, 3)]] | None,
        Key(Ref("characteristics")),
        Count(most=MOST_OF_A_CIRCLE),
        "Icons by characteristic: 2 is two green ones, -1 is one red one.",
    ] = None
    label: Annotated[Text | None, "A name for it, shown as its tooltip."] = None


@dataclass(frozen=True, slots=True)
class Path:
    """A path: the movement circles of one colour. Characters on the same path see each other."""

    name: Annotated[Text, "Its name, as in the legend."]
    colour: Annotated[str, COLOUR, "Its colour. The same colour twice still makes two paths."]
    mark: Annotated[
        Literal["dots", "dashes", "double"] | None,
        "A second mark on its rings, where colour alone would not tell it from a path that it meets.",
    ] = None


@dataclass(frozen=True, slots=True)
class Room:
    """A room or corridor: a named area of the floor, for drawing only."""

    name: Annotated[Text, "Its name, written on the map."]
    outline: Annotated[tuple[Point, ...], Count(3, MOST_CORNERS), "Its corners in order."]
    floor: Annotated[
        Literal["stone", "wood", "grass", "water", "metal", "earth"], Default("stone"), "What the floor is like."
    ] = "stone"
    name_at: Annotated[Point | None, "Where its name stands; if left out, where it covers no circle."] = None


@dataclass(frozen=True, slots=True)
class Door:
    """A door: an opening in a wall. Decoration, but the check wants one where an adjacency crosses a wall."""

    at: Annotated[Point, "The middle of the door."]
    to: Annotated[Point, "A second point that gives its width and direction: the door's end."]


@dataclass(frozen=True, slots=True)
class Region:
    """A region: a named set of circles that scenarios refer to."""

    name: Annotated[Text, "Its name."]
    circles: Annotated[tuple[CircleRef, ...], Count(1), "The circles in it."]


@dataclass(frozen=True, slots=True)
class GameMap:
    """A map: circles, paths and adjacencies, with rooms, walls and doors as decoration."""

    name: Annotated[Text, "Its name."]
    origin: Annotated[Text, "Where its layout comes from, and what it stands for."]
    circles: Annotated[Mapping[str, Circle], Key(KEBAB), Count(1, MOST_CIRCLES), "The circles, by id."]
    paths: Annotated[Mapping[str, Path], Key(KEBAB), Count(1, MOST_PATHS), "The paths, by id."]
    rooms: Annotated[Mapping[str, Room], Key(KEBAB), Count(most=MOST_AREAS), "Rooms and corridors, by id."] = field(
        default_factory=dict
    )
    walls: Annotated[
        tuple[Annotated[tuple[Point, ...], Count(2, MOST_CORNERS)], ...],
        Count(most=MOST_LINES),
        "Walls, each a line through two or more points.",
    ] = ()
    doors: Annotated[tuple[Door, ...], Count(most=MOST_LINES), "Doors."] = ()
    regions: Annotated[Mapping[str, Region], Key(KEBAB), Count(most=MOST_AREAS), "Named sets of circles, by id."] = (
        field(default_factory=dict)
    )
    text: Annotated[Text | None, "What the place is, in a sentence or two."] = None
    number_circles: Annotated[bool, Default(True), "Whether circles are drawn with numbers."] = True
    product: Annotated[str | None, "The box whose board it stands for."] = None
    notes: Annotated[tuple[Text, ...], "Remarks for readers."] = ()
    stands_for: Annotated[Id | None, "The id of the published board that it stands in for."] = None
    source: SourceOfAll = None
