"""Faults of layout: circles that overlap, adjacencies drawn over a third circle, adjacencies through a wall."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.board.board import Board, adjacencies
from tannkit.board.geometry import CIRCLE_RADIUS, Segment, Spot, apart, crossing, legs, spot, to_segment
from tannkit.model.maps import Door, GameMap

DOOR_REACH = 0.15  # how far beside the opening a line may still count as passing through it


def overlapping_circles(board: Board) -> Iterator[tuple[str, str]]:
    """Pairs of circles that are drawn over each other."""
    order = sorted(range(len(board.places)), key=lambda i: board.places[i])
    for k, i in enumerate(order):
        for j in order[k + 1 :]:
            if board.places[j][0] - board.places[i][0] >= 2 * CIRCLE_RADIUS:
                break
            if apart(board.places[i], board.places[j]) < 2 * CIRCLE_RADIUS:
                yield board.circles[min(i, j)], board.circles[max(i, j)]


def lines_over_circles(board: Board) -> Iterator[tuple[str, str, str]]:
    """Adjacencies whose line passes over a third circle: both ends and the circle that is in the way."""
    for i, j in adjacencies(board):
        line = (board.places[i], board.places[j])
        for k, place in enumerate(board.places):
            if k not in (i, j) and to_segment(place, line) < CIRCLE_RADIUS:
                yield board.circles[i], board.circles[j], board.circles[k]


def lines_through_walls(game_map: GameMap, board: Board) -> Iterator[tuple[str, str, Spot]]:
    """Adjacencies whose line crosses a wall where there is no door: both ends and the place."""
    walls = [leg for wall in game_map.walls for leg in legs(spot(point) for point in wall)]
    openings = [opening(door) for door in game_map.doors]
    for i, j in adjacencies(board):
        line = (board.places[i], board.places[j])
        for wall in walls:
            place = crossing(line, wall)
            if place and all(to_segment(place, gap) > DOOR_REACH for gap in openings):
                yield board.circles[i], board.circles[j], place
                break


def opening(door: Door) -> Segment:
    """The opening that a door makes: from its end through its middle to the other end."""
    at, end = spot(door.at), spot(door.to)
    return (2 * at[0] - end[0], 2 * at[1] - end[1]), end
