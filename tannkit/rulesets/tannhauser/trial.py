"""Trials: what the engine would refuse in an entry of content, and what is said of it when a game is opened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from tannkit.board.board import Board
from tannkit.board.distances import Distances
from tannkit.errors import UsageError
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry, Library
from tannkit.model.maps import GameMap
from tannkit.problems import Span
from tannkit.rulesets.tannhauser.names import Names
from tannkit.state.game_rules import OF_SIDE, CounterKind
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Compiler, NotYet
from tannkit.verbs.local_names import NOTHING, LocalNames
from tannkit.verbs.refused import Refused, refused
from tannkit.verbs.walk import Leaf, Path, Phrase, visit_entry

TABLES = ("factions", "affiliations", "skills", "traits")
SHOWN = "`tannkit check` shows all such places."
# The grammars that stand by themselves in content and are compiled for a game; goals of challenges are not.
COMPILED = ("effect", "weapon", "game_action", "victory", "setup_step")


def trial(
    library: Library, entry: Entry, steps: Sequence[Phrase | Leaf], local: LocalNames | None = None
) -> Iterator[Refused]:
    """The phrases of an entry that the engine cannot carry out.

    Args:
        library: the content.
        entry: the entry.
        steps: all phrases and single values of the entry, in the order in which they are written.
        local: the markers, counters, orders and regions that there are; if left out, all that the entry speaks of.
    """
    meant: list[Phrase] = []
    root: Path | None = None
    for step in steps:
        inside = root is not None and step.path[: len(root)] == root
        if isinstance(step, Phrase) and (inside or step.grammar in COMPILED):
            root = root if inside else step.path
            meant.append(step)
    if meant:
        yield from refused(_compiler(library, entry, _spoken_of(steps) if local is None else local), meant)


@contextmanager
def playable(library: Library, entry: Entry) -> Iterator[None]:
    """While an entry is compiled for a game: what the engine cannot carry out in it becomes a message with its place.

    Args:
        library: the content.
        entry: a token, mode or scenario.

    Raises:
        UsageError: the entry cannot be played.
    """
    try:
        yield
    except NotYet as error:
        steps = tuple(visit_entry(KINDS[entry.kind], entry.data))
        # Tokens speak of nothing that only modes and scenarios have.
        first = next(trial(library, entry, steps, NOTHING if entry.kind == "equipment" else None), None)
        why, span = (first.why, entry.span(first.path, "key")) if first else (error, entry.span())
        raise UsageError(
            f"{entry.full_id} cannot be played ({_shown(span)}): {why}",
            f"{why.hint} {SHOWN}",
        ) from None


def kinds_named(names: Names, entry: Entry, path: tuple[str, ...], refs: Sequence[str]) -> tuple[int, ...]:
    """The kinds of tokens that an entry names.

    Args:
        names: names to numbers.
        entry: a character or crate.
        path: where they stand in it, as one value or a list.
        refs: their names.

    Raises:
        UsageError: one is not there.
    """
    kinds = tuple(names.token_kind(ref) for ref in refs)
    if -1 in kinds:
        place = kinds.index(-1)
        span = entry.span((*path, place) if isinstance(entry.data[path[0]], Mapping | list) else path)
        raise UsageError(
            f"{entry.full_id} cannot be played ({_shown(span)}): there is no sound token `{refs[place]}`", SHOWN
        )
    return kinds


def _shown(span: Span) -> str:
    return f"{span.file}, line {span.line}, column {span.column}"


def _compiler(library: Library, entry: Entry, local: LocalNames) -> Compiler:
    """A compiler for an empty board without figures."""
    board = Board.of(GameMap(name="", origin="", circles={}, paths={}))
    t = Tables(board, Distances.of(board), (), (), (), (), (), (), {})
    names = Names(library, entry.pack, {}, {}, {table: {} for table in TABLES})
    return Compiler(t, names, _no_value, _no_skills, local=local)


def _spoken_of(steps: Sequence[Phrase | Leaf]) -> LocalNames:
    """All markers, counters, orders and regions that are spoken of."""
    named = {
        what: [
            step.value
            for step in steps
            if isinstance(step, Leaf) and step.shape.local and step.shape.local.what == what and step.value is not None
        ]
        for what in ("markers", "counters", "orders", "regions")
    }
    return LocalNames(
        markers=dict.fromkeys(named["markers"], 0),
        counters={name: CounterKind(0, name, {}, OF_SIDE, 0) for name in named["counters"]},
        orders=dict.fromkeys(named["orders"], 0),
        regions=dict.fromkeys(named["regions"], 0),
    )


def _no_value(s: State, figure: int, stat: int, purpose: str) -> int:
    raise AssertionError("nothing is played in a trial")


def _no_skills(s: State, figure: int) -> int:
    raise AssertionError("nothing is played in a trial")
