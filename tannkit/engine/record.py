"""Records: a game as JSON lines, one for each decision and roll behind a head that says what was played.

A record needs no generator of chance to be played again: the dice are in it. The head has a fingerprint of the content;
against other content it is refused, because its moves may mean something else there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields
from typing import Any, TextIO

from tannkit.errors import UsageError
from tannkit.state.decision import Decision
from tannkit.state.registers import CHANCE
from tannkit.state.state import Move

FORMAT = 1
# No game is nearly as long; a line beyond it is not read.
LONGEST_LINE = 100_000


@dataclass(frozen=True, slots=True)
class Head:
    """What a recorded game was played with.

    `teams` are plain data of the teams of both sides, none if they are drafted in the game. `doors` counts the secret
    doors; `boxes` are those on the table, none for all.
    """

    format: int
    ruleset: str
    pack: str
    version: str
    content: str
    mode: str
    map: str
    teams: tuple[Any, ...]
    rulings: dict[str, str]
    variants: tuple[str, ...] = ()
    seed: int | None = None
    draft: bool = False
    doors: int = 0
    boxes: tuple[str, ...] = ()


LISTS = ("teams", "variants", "boxes")
# What a head may leave out.
OPTIONAL = ("variants", "seed", "draft", "doors", "boxes")


@dataclass(frozen=True, slots=True)
class Line:
    """One decision: what was decided, by which side (2 for chance), and the move."""

    number: int
    kind: str
    side: int
    move: Move


class Recorder:
    """Writes a record while a game is played."""

    def __init__(self, stream: TextIO, head: Head) -> None:
        """Begin a record.

        Args:
            stream: where it is written.
            head: what is played.
        """
        self._stream = stream
        self._write(asdict(head))

    def __call__(self, decision: Decision, move: Move) -> None:
        """Write one decision."""
        kind, side = decision.kind, decision.side
        self._write({"kind": kind, "side": "dice" if side == CHANCE else side, "move": list(move)})

    def _write(self, data: dict[str, Any]) -> None:
        json.dump(data, self._stream, ensure_ascii=False, separators=(",", ":"))
        self._stream.write("\n")


def read(lines: Iterable[str], name: str) -> tuple[Head, list[Line]]:
    """Read a record.

    Args:
        lines: its lines.
        name: the name of the file, for messages.

    Raises:
        UsageError: it is no record, or one of its lines is broken.
    """
    numbered = enumerate(lines, 1)
    try:
        head = _head(_json(*next(numbered), name), name)
    except StopIteration:
        raise UsageError(f"{name} is empty", "A record begins with a line that says what was played.") from None
    return head, list(_lines(numbered, name))


def _lines(numbered: Iterator[tuple[int, str]], name: str) -> Iterator[Line]:
    for number, text in numbered:
        if not text.strip():
            continue
        data = _json(number, text, name)
        side = CHANCE if data.get("side") == "dice" else data.get("side")
        move = data.get("move")
        if side not in (0, 1, CHANCE) or not isinstance(data.get("kind"), str) or not _is_move(move):
            raise UsageError(f"{name}, line {number}: this is no decision", "A line has kind, side and move.")
        yield Line(number, data["kind"], int(side), tuple(move or ()))


def _is_move(move: Any) -> bool:
    return isinstance(move, list) and all(isinstance(each, int | str) and not isinstance(each, bool) for each in move)


def _json(number: int, text: str, name: str) -> dict[str, Any]:
    if len(text) > LONGEST_LINE:
        raise UsageError(f"{name}, line {number}: the line is too long", "A record has one decision in each line.")
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise UsageError(f"{name}, line {number}: this is not JSON", "Was the file cut off, or edited?") from None
    if not isinstance(data, dict):
        raise UsageError(f"{name}, line {number}: this is no decision", "A line has kind, side and move.")
    return data


def _head(data: dict[str, Any], name: str) -> Head:
    known = {each.name for each in fields(Head)}
    needed = known.difference(OPTIONAL)
    if data.get("format") != FORMAT or not needed <= set(data) <= known:
        raise UsageError(f"{name} is no record of a game", "Its first line says what was played, in format 1.")
    if not all(isinstance(data.get(each, []), list) for each in LISTS) or not isinstance(data["rulings"], dict):
        raise UsageError(f"{name} is no record of a game", "Its first line has teams and rulings.")
    return Head(**{**data, **{each: tuple(data.get(each, ())) for each in LISTS}})
