"""Facts about entries that several rules need, worked out once each."""

from __future__ import annotations

from functools import lru_cache

from tannkit.board.board import Board
from tannkit.model.kinds import KINDS
from tannkit.model.library import PACK, Entry
from tannkit.model.maps import GameMap
from tannkit.model.pack import Pack
from tannkit.verbs.walk import Leaf, Phrase, visit_entry


@lru_cache(maxsize=20_000)
def steps(entry: Entry) -> tuple[Phrase | Leaf, ...]:
    """Every verb and single value of an entry or pack file, in the order in which they are written."""
    return tuple(visit_entry(Pack if entry.kind == PACK else KINDS[entry.kind], entry.data))


@lru_cache(maxsize=20_000)
def phrases(entry: Entry) -> tuple[Phrase, ...]:
    """Every use of a verb or record of the effect language in an entry."""
    return tuple(step for step in steps(entry) if isinstance(step, Phrase))


@lru_cache(maxsize=20_000)
def leaves(entry: Entry) -> tuple[Leaf, ...]:
    """Every single value in an entry."""
    return tuple(step for step in steps(entry) if isinstance(step, Leaf))


@lru_cache(maxsize=200)
def board(entry: Entry) -> Board:
    """The board of a map entry."""
    return Board.of(entry.model(GameMap))
