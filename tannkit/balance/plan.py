"""Plans: what is to be simulated, in plain data that can be handed to other processes and machines."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated. Every game follows from the plan and its own number alone.

    Attributes:
        paths: the folders and files of the content, as on the command line.
        packs: further packs.
        mode: the id of the mode.
        scenario: the id of a scenario, in story mode.
        map: the id of the map; empty for that of the scenario.
        teams: the ids of two teams; none to draw legal teams by chance for every game.
        players: the names of the machine players of both sides.
        seed: the games of one seed are always the same.
        rulings: pairs of a ruling and its reading.
        rush_and_go: whether each side has two entry points.
        doors: how many secret doors there are.
        turns: a game that is not over after so many turns counts as undecided.
    """

    paths: tuple[str, ...]
    packs: tuple[str, ...]
    mode: str
    scenario: str
    map: str
    teams: tuple[str, ...]
    players: tuple[str, str]
    seed: int
    rulings: tuple[tuple[str, str], ...] = ()
    rush_and_go: bool = False
    doors: int = 0
    turns: int = 30


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a plan: those with these numbers, in order."""

    first: int
    games: int


# So many games make a chunk: few enough that every worker gets some and progress can be seen, many enough that handing
# them over costs nothing.
CHUNK = 10


def chunks(games: int) -> list[Chunk]:
    """All games of a plan in chunks. How they are cut never depends on the number of workers."""
    return [Chunk(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
