"""Two paths that meet have colours that look alike.

## What it does
It compares the colours of paths that share a circle or have neighbouring circles, by the CIEDE2000 measure: as
most eyes see them (the distance should be at least 12), and as eyes see them that lack one of the three kinds of colour
receptors (at least 6). Paths whose `mark:` differs are told apart by it and are not compared.

## Why is this bad?
Who takes two paths for one believes that he sees a target that he does not see. About one man in twelve sees fewer
colours than others.

## What it cannot see
What your printer makes of the colours. Of a map on which more than 3,000 pairs of paths meet, the rest is not compared.

## How to fix it
Choose another colour for one of them, best a lighter or darker one, or give it a `mark:` (`dots`, `dashes`, `double`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from tannkit.board.board import Board, adjacencies
from tannkit.board.colours import EYES, Eyes, colour_distance
from tannkit.lint.facts_maps import MOST_FOUND, maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.model.maps import GameMap

MOST_PAIRS = 3_000
LEAST = 12.0
LEAST_FOR_FEWER = 6.0
WHO: dict[Eyes, str] = {
    "all": "most eyes",
    "protan": "eyes that lack red",
    "deutan": "eyes that lack green",
    "tritan": "eyes that lack blue",
}


def check(library: Library) -> Iterator[Found]:
    """Pairs of paths that are easily taken for one."""
    for entry, game_map, board in maps(library):
        yield from islice(_alike(entry, game_map, board), MOST_FOUND)


def _alike(entry: Entry, game_map: GameMap, board: Board) -> Iterator[Found]:
    order = {path: place for place, path in enumerate(board.paths)}
    pairs = sorted(islice(_meeting(game_map, board), MOST_PAIRS), key=lambda pair: (order[pair[0]], order[pair[1]]))
    for one, other in pairs:
        first, second = game_map.paths[one], game_map.paths[other]
        if first.mark != second.mark:
            continue
        for eyes in EYES:
            least = LEAST if eyes == "all" else LEAST_FOR_FEWER
            distance = colour_distance(first.colour, second.colour, eyes)
            if distance < least:
                message = (
                    f"the paths `{one}` and `{other}` meet, but to {WHO[eyes]} {first.colour} and {second.colour} "
                    f"look alike (distance {distance:.1f} of at least {least:.0f})"
                )
                hint = "Choose another colour for one of them, or give one a `mark:`."
                yield Found(entry, ("paths", other, "colour"), message, hint)
                break


def _meeting(game_map: GameMap, board: Board) -> Iterator[tuple[str, str]]:
    """Pairs of paths that share a circle or run over neighbouring ones, each once, the earlier path first."""
    order = {path: place for place, path in enumerate(board.paths)}
    paths = [
        [path for path in circle.paths if path in order] if circle.kind == "movement" else []
        for circle in game_map.circles.values()
    ]
    told: set[tuple[str, str]] = set()
    for i, j in (*((i, i) for i in range(len(paths))), *adjacencies(board)):
        for one, other in product(paths[i], paths[j]):
            pair = (one, other) if order[one] < order[other] else (other, one)
            if one != other and pair not in told:
                told.add(pair)
                yield pair


RULE = rule(__doc__, "B021", "alike-colours", check, severity="warning")
