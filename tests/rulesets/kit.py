"""A kit for playing single situations: a made-up state on a small board, scripted dice, moves in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import tannkit
from tannkit.dice.source import Scripted
from tannkit.engine.game import Game
from tannkit.model.library import Library
from tannkit.rulesets.tannhauser import activation, muster
from tannkit.rulesets.tannhauser.game_rules import begin_rules
from tannkit.rulesets.tannhauser.make import Options, make
from tannkit.rulesets.tannhauser.names import Names
from tannkit.rulesets.tannhauser.wording import EVENTS, MOVES, name, words
from tannkit.state.codes import CIRCLE, TOKEN
from tannkit.state.registers import ACTING, DOORS, ENTRIES, FACTION, FIRST, POINTS, SETUP_WINNER, TURN
from tannkit.state.state import ACTIVATED, ALIVE, DEAD, DESTROYED, FACEDOWN, OVERWATCH, Move, State
from tannkit.state.tables import INTRINSIC, STATS, UNARMED, Tables

HERE = Path(__file__).parent
LIVES = {ALIVE: "alive", DEAD: "dead", DESTROYED: "destroyed"}


@cache
def library() -> Library:
    return tannkit.load(HERE / "packs" / "yard")


@cache
def tables(
    rulings: tuple[tuple[str, str], ...] = (), mode: str = "deathmatch", rush: bool = False
) -> tuple[Tables, Names]:
    lib = library()
    game_map, mode_entry = lib.find("maps", "yard"), lib.find("modes", mode)
    assert game_map and mode_entry
    return make(lib, "yard", game_map, mode_entry, Options(dict(rulings), rush_and_go=rush))


class Dice(Scripted):
    """Scripted dice that can be given more faces."""

    def more(self, faces: Sequence[int]) -> None:
        self._faces += faces


class Table:
    """A situation at the table.

    `figures` are by label: side, at, row, tokens, facedown, watch, activated, dead. One is `active`, unless `program`
    names another program to start.
    """

    def __init__(
        self,
        figures: Mapping[str, Mapping[str, Any]],
        *,
        active: str = "",
        points: Sequence[int] = (0, 0),
        turn: int = 2,
        first: int = 0,
        entries: Sequence[Sequence[str]] = (("e1",), ("e2",)),
        doors: Sequence[str] = (),
        crates: Mapping[str, str] | None = None,
        lying: Mapping[str, Sequence[str]] | None = None,
        rubble: Mapping[str, int] | None = None,
        rulings: Mapping[str, str] | None = None,
        mode: str = "deathmatch",
        program: str = "",
        dice: Sequence[int] = (),
    ) -> None:
        self.t, self.names = tables(tuple(sorted((rulings or {}).items())), mode)
        self.s = State(len(self.t.figures), len(self.t.board.circles))
        self._field(figures)
        g = self.s.g
        g[TURN], g[FIRST], g[ACTING], g[SETUP_WINNER] = turn, first, first, first
        g[POINTS], g[POINTS + 1] = points
        for side in (0, 1):
            g[FACTION + side] = next(
                (self.t.figures[each].faction for each in self.s.team[side] if self.t.figures[each].faction >= 0), -1
            )
            for circle in entries[side]:
                g[ENTRIES + side] |= 1 << self.circle(circle)
        for circle in doors:
            g[DOORS] |= 1 << self.circle(circle)
        for circle, crate in (crates or {}).items():
            refs = [each.ref.rpartition("/")[2] for each in self.t.crates]
            self.s.crate[self.circle(circle)] = refs.index(crate) + 1
        for circle, kinds in (lying or {}).items():
            for kind in kinds:
                self.s.add_token(self.names.token_kind(kind), CIRCLE + self.circle(circle), self.t.index_of)
        for circle, icons in (rubble or {}).items():
            self.s.rubble[self.circle(circle)] = icons
        if active:
            g[ACTING] = self.s.side[self.figure(active)]
            activation.activate(self.t, self.s, self.figure(active))
        elif program:
            self.s.call(self.t.program(program), size=8)
        begin_rules(self.t, self.s)
        self.dice = Dice(dice)
        self.game = Game(self.t, self.s, self.dice)

    def _field(self, figures: Mapping[str, Mapping[str, Any]]) -> None:
        for side in (0, 1):
            of_side = [label for label, each in figures.items() if each.get("side", 0) == side]
            muster.join(self.t, self.s, side, [self.figure(label) for label in of_side])
        for label, each in figures.items():
            number = self.figure(label)
            muster.equip(self.t, self.s, number, [self.names.token_kind(kind) for kind in each.get("tokens", ())])
            assert -1 not in self.s.kinds, f"{label} has an unknown token"
            self.s.pos[number] = self.circle(each["at"]) if each.get("at") else -1
            self.s.row[number] = each.get("row", 1) - 1
            self.s.flags[number] |= OVERWATCH | ACTIVATED if each.get("watch") else 0
            self.s.flags[number] |= ACTIVATED if each.get("activated") else 0
            for token in each.get("facedown", ()):
                self.s.marks[self.token(token, number)] |= FACEDOWN
            if each.get("dead"):
                self.s.life[number], self.s.pos[number] = DEAD, -1
            if each.get("destroyed"):
                self.s.life[number] = DESTROYED

    # What names mean.

    def figure(self, label: str) -> int:
        return next(each.number for each in self.t.figures if each.label == label)

    def circle(self, label: str) -> int:
        return self.t.board.circles.index(label)

    def token(self, kind: str, holder: int | None = None) -> int:
        number = self.names.token_kind(kind)
        found = [token for token, each in enumerate(self.state.kinds) if each == number]
        assert found, f"there is no {kind}"
        own = [token for token in found if self.state.holder[token] == holder]
        return (own or found)[0]

    @property
    def state(self) -> State:
        return self.game.state if hasattr(self, "game") else self.s

    # Playing.

    @property
    def kind(self) -> str:
        return self.game.decision.kind if self.game.decision else "over"

    def offered(self) -> list[tuple[str, ...]]:
        """The moves that can be made, in words."""
        assert self.game.decision
        return [words(self.t, self.state, move) for move in self.game.decision.moves]

    def can(self, *move: str) -> bool:
        """Whether a move that begins with these words can be made."""
        return any(each[: len(move)] == move for each in self.offered())

    def do(self, *move: str, dice: Sequence[int] = ()) -> list[tuple[str, ...]]:
        """Make the move that begins with these words; all dice given must fall. Gives the events in words."""
        assert self.game.decision, "the game is over"
        self.dice.more(dice)
        fitting = [m for m in self.game.decision.moves if words(self.t, self.state, m)[: len(move)] == move]
        assert fitting, f"{move} is not among {self.kind}: {self.offered()}"
        begin = len(self.game.events)
        self.game.step(fitting[0])
        assert self.dice.left == 0, f"{self.dice.left} dice did not fall; now {self.kind}: {self.told(begin)}"
        return self.told(begin)

    def refusal(self, *move: str) -> str:
        """The code with which a move in words is refused; empty if it is not."""
        assert self.game.decision
        refusal = self.game.decision.refusal(self.meant(move))
        return refusal.code if refusal else ""

    def told(self, begin: int = 0) -> list[tuple[str, ...]]:
        return [words(self.t, self.state, event, EVENTS) for event in self.game.events[begin:]]

    def meant(self, move: Sequence[str]) -> Move:
        """A move in words as numbers, whether it can be made or not."""
        meanings = MOVES.get(move[0], ())
        numbers: list[int | str] = []
        for place, each in enumerate(move[1:]):
            numbers.append(self._number(str(each), meanings[place] if place < len(meanings) else "number"))
        if len(meanings) > len(numbers) and meanings[-1] == "use":
            uses = [place for place, (token, _) in enumerate(self.state.index.uses) if token == numbers[0]]
            numbers.append(uses[0] if uses else -1)
        return (move[0], *numbers)

    def _number(self, word: str, meaning: str) -> int | str:
        actor = self.game.decision.figure if self.game.decision else None
        if meaning == "text":
            return word
        if meaning == "code":
            if word in self.t.board.circles:
                return CIRCLE + self.circle(word)
            labels = [each.label for each in self.t.figures]
            return self.figure(word) if word in labels else TOKEN + self.token(word)
        if word in ("unarmed", "own-weapon"):
            return UNARMED if word == "unarmed" else INTRINSIC
        if meaning in ("token", "weapon"):
            return self.token(word, actor)
        reading = {"figure": self.figure, "circle": self.circle, "stat": STATS.index, "number": int, "side": int}
        return reading[meaning](word)

    # Looking.

    def at(self, label: str) -> str:
        circle = self.state.pos[self.figure(label)]
        return self.t.board.circles[circle] if circle >= 0 else ""

    def row(self, label: str) -> int:
        return self.state.row[self.figure(label)] + 1

    def life(self, label: str) -> str:
        return LIVES[self.state.life[self.figure(label)]]

    def points(self) -> tuple[int, int]:
        return self.state.g[POINTS], self.state.g[POINTS + 1]

    def tokens(self, label: str) -> list[str]:
        """The kinds of the tokens that a figure holds, or that lie on a circle."""
        labels = [each.label for each in self.t.figures]
        holder = self.figure(label) if label in labels else CIRCLE + self.circle(label)
        return [
            name(self.t, self.state, token, "token") for token, each in enumerate(self.state.holder) if each == holder
        ]

    def roll(self, kind: str = "") -> tuple[str, ...]:
        """The last roll of a kind that was made: by, kind, characteristic, difficulty, bonus, faces."""
        rolls = [each[1:] for each in self.told() if each[0] == "roll.made" and kind in ("", each[2])]
        assert rolls, f"no {kind} roll was made"
        return rolls[-1]
