"""Faults of layout: circles that overlap, and adjacencies drawn over a circle, a wall or one another, or too far."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.board.board import Board, adjacencies
from tannkit.board.geometry import CIRCLE_RADIUS, Segment, Spot, apart, crossing, legs, spot, to_segment
from tannkit.board.patches import by_patch, patches_of
from tannkit.model.maps import Door, GameMap

DOOR_REACH = 0.15  # how far beside the opening a line may still count as passing through it
LONGEST_LINE = 8  # neighbours further apart are a fault by themselves; their line is not looked at any more
MOST_WALL = 100_000  # patches of wall that are looked at; no board has a hundredth of it
NEAR = 0.01

Pair = tuple[int, int]


def overlapping_circles(board: Board) -> Iterator[tuple[str, str]]:
    """Pairs of circles that are drawn over each other."""
    near = by_patch([(place, place) for place in board.places], CIRCLE_RADIUS)
    told: set[Pair] = set()
    for i, place in enumerate(board.places):
        for patch in patches_of((place, place), CIRCLE_RADIUS):
            for j in near[patch]:
                if j > i and (i, j) not in told and apart(place, board.places[j]) < 2 * CIRCLE_RADIUS:
                    told.add((i, j))
                    yield board.circles[i], board.circles[j]


def far_neighbours(board: Board) -> Iterator[tuple[str, str, float]]:
    """Adjacencies whose ends lie so far apart that no line joins them to the eye: both ends and the distance."""
    for i, j in adjacencies(board):
        distance = apart(board.places[i], board.places[j])
        if distance > LONGEST_LINE:
            yield board.circles[i], board.circles[j], distance


def lines_over_circles(board: Board) -> Iterator[tuple[str, str, str]]:
    """Adjacencies whose line passes over a third circle: both ends and the circle that is in the way."""
    near = by_patch([(place, place) for place in board.places])
    for i, j in _drawn(board):
        line = (board.places[i], board.places[j])
        for k in sorted({k for patch in patches_of(line, CIRCLE_RADIUS) for k in near.get(patch, ())}):
            if k not in (i, j) and to_segment(board.places[k], line) < CIRCLE_RADIUS:
                yield board.circles[i], board.circles[j], board.circles[k]


def lines_that_cross(board: Board) -> Iterator[tuple[tuple[str, str], tuple[str, str], Spot]]:
    """Pairs of adjacencies without a common circle whose lines cross, and the place."""
    pairs = _drawn(board)
    lines = [(board.places[i], board.places[j]) for i, j in pairs]
    near = by_patch(lines, NEAR)
    for number, line in enumerate(lines):
        for other in sorted({k for patch in patches_of(line, NEAR) for k in near[patch] if k > number}):
            place = crossing(line, lines[other])
            if place and not {*pairs[number]} & {*pairs[other]}:
                yield _names(board, pairs[number]), _names(board, pairs[other]), place


def lines_through_walls(game_map: GameMap, board: Board) -> Iterator[tuple[str, str, Spot]]:
    """Adjacencies whose line crosses a wall where there is no door: both ends and the place."""
    pairs = _drawn(board)
    lines = [(board.places[i], board.places[j]) for i, j in pairs]
    near = by_patch(lines, NEAR)
    doors = [gap for gap in map(opening, game_map.doors) if apart(*gap) <= LONGEST_LINE]
    doors_near = by_patch(doors, DOOR_REACH)
    found: dict[int, Spot] = {}
    for wall, patches in _walls(game_map):
        for number in sorted({k for patch in patches for k in near.get(patch, ()) if k not in found}):
            place = crossing(lines[number], wall)
            if place and not _in_door(place, doors, doors_near):
                found[number] = place
    for number in sorted(found):
        yield *_names(board, pairs[number]), found[number]


def _drawn(board: Board) -> list[Pair]:
    return [(i, j) for i, j in adjacencies(board) if apart(board.places[i], board.places[j]) <= LONGEST_LINE]


def _names(board: Board, pair: Pair) -> tuple[str, str]:
    return board.circles[pair[0]], board.circles[pair[1]]


def _walls(game_map: GameMap) -> Iterator[tuple[Segment, list[tuple[int, int]]]]:
    """The walls leg by leg, with the patches that each runs through, until there are too many."""
    total = 0
    for wall in game_map.walls:
        for leg in legs(spot(point) for point in wall):
            patches = list(patches_of(leg, NEAR))
            total += len(patches)
            if total > MOST_WALL:
                return
            yield leg, patches


def _in_door(place: Spot, doors: list[Segment], near: dict[tuple[int, int], list[int]]) -> bool:
    here = {k for patch in patches_of((place, place)) for k in near.get(patch, ())}
    return any(to_segment(place, doors[k]) <= DOOR_REACH for k in here)


def opening(door: Door) -> Segment:
    """The opening that a door makes: from its end through its middle to the other end."""
    at, end = spot(door.at), spot(door.to)
    return (2 * at[0] - end[0], 2 * at[1] - end[1]), end
