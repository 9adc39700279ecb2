"""A kit for drafts: games that begin before anything is chosen, moves in words, scripted dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from kit import Dice

import tannkit
from tannkit.dice.generator import Generator
from tannkit.dice.source import Seeded
from tannkit.engine.game import Game
from tannkit.model.library import Library
from tannkit.rulesets.tannhauser.opening import Setting, open_game, setting
from tannkit.rulesets.tannhauser.wording import EVENTS, words
from tannkit.state.state import Move

REVISED = Path(__file__).parents[2] / "content" / "tannhauser_revised"
REICH = ("eva-kraemer", "hermann-von-heizinger", "karl-zermann", "schocktruppen", "stosstruppen")
UNION = ("john-macneal", "barry-daniel-brown", "tala-aponi", "commando-alpha", "commando-delta")
MATRIARCHY = ("zorka", "irina-kravchenko", "irishka-voronin", "voivode-a", "voivode-c")
# Packs and improvements, in the order in which teams above are asked for them.
PACKED = (("pack", "combat"),) * 5
VOIVODES = (("improve", "radegast"), ("improve", "tchour")) * 4


@cache
def library() -> Library:
    return tannkit.load(REVISED)


def drafted(game_map: str = "castle", lib: Library | None = None, **more: Any) -> Setting:
    rulings = more.pop("rulings", {})
    return setting(lib or library(), "deathmatch", game_map, (), rulings, rush_and_go=False, draft=True, **more)


class Draft:
    """A draft at the table."""

    def __init__(self, game_map: str = "castle", lib: Library | None = None, **more: Any) -> None:
        self.dice = Dice(())
        self.game = open_game(drafted(game_map, lib, **more), self.dice)

    @property
    def asked(self) -> tuple[int, str]:
        """Which side is asked for what."""
        assert self.game.decision
        return self.game.decision.side, self.game.decision.kind

    def meant(self, move: Sequence[str]) -> Move | None:
        """The one move of those that can be made with these words in it, the verb first."""
        assert self.game.decision
        fitting = [m for m in self.game.decision.moves if self.fits(m, move)]
        return fitting[0] if fitting else None

    def fits(self, move: Move, wanted: Sequence[str]) -> bool:
        told = words(self.game.tables, self.game.state, move)
        return told[0] == wanted[0] and set(wanted[1:]) <= set(told[1:])

    def do(self, *move: str, dice: Sequence[int] = ()) -> Draft:
        """Make a move; all dice given must fall."""
        self.dice.more(dice)
        found = self.meant(move)
        assert found is not None, f"{move} is not among {self.asked}: {self.offered()}"
        self.game.step(found)
        assert self.dice.left == 0, f"{self.dice.left} dice did not fall; now {self.asked}"
        return self

    def each(self, verb: str, names: Iterable[str]) -> Draft:
        for name in names:
            self.do(verb, name)
        return self

    def offered(self) -> list[tuple[str, ...]]:
        assert self.game.decision
        return [words(self.game.tables, self.game.state, move) for move in self.game.decision.moves]

    def can(self, *move: str) -> bool:
        return self.meant(move) is not None

    def refusal(self, verb: str, *numbers: int | str) -> tuple[str, str]:
        """The code and clause with which a move is refused."""
        assert self.game.decision
        found = self.game.decision.refusal((verb, *numbers))
        return (found.code, found.clause) if found else ("", "")

    def figure(self, label: str) -> int:
        return next(each.number for each in self.game.tables.figures if each.label == label)

    def token(self, kind: str) -> int:
        return next(each.number for each in self.game.tables.kinds if each.ref.rpartition("/")[2] == kind)

    def faction(self, name: str) -> int:
        return self.game.tables.factions.index(name)

    def told(self, verb: str = "") -> list[tuple[str, ...]]:
        events = [words(self.game.tables, self.game.state, event, EVENTS) for event in self.game.events]
        return [each for each in events if verb in ("", each[0])]

    def team(self, side: int) -> set[str]:
        return {self.game.tables.figures[each].label for each in self.game.state.team[side]}

    def tokens(self, label: str) -> list[str]:
        t, s = self.game.tables, self.game.state
        holder = self.figure(label)
        return [t.kinds[s.kinds[token]].ref.rpartition("/")[2] for token, at in enumerate(s.holder) if at == holder]

    # Ready up to a place.

    def at_characters(self, one: str, other: str) -> Draft:
        return self.do("faction", one).do("faction", other)

    def at_packs(self, one: Sequence[str] = REICH, other: Sequence[str] = UNION) -> Draft:
        factions = {REICH: "reich", UNION: "union", MATRIARCHY: "matriarchy"}
        self.at_characters(factions[tuple(one)], factions[tuple(other)])
        return self.each("pick", one).each("pick", other)

    def at_bonus(self) -> Draft:
        self.at_packs()
        for move in (*PACKED, *PACKED):
            self.do(*move)
        return self


def at_random(seed: int, stop: Sequence[str] = ("reroll", "entry"), **more: Any) -> tuple[Game, list[tuple[int, Move]]]:
    """A draft with moves at random up to one of some decisions; gives the game, and the moves by side."""
    chance = Generator(seed, 5)
    maps = ("castle", "catacombs", "priory")
    game = open_game(drafted(maps[chance.below(3)], **more), Seeded(seed))
    made = []
    while game.decision and game.decision.kind not in stop:
        moves = game.decision.moves
        move = moves[chance.below(len(moves))]
        made.append((game.decision.side, move))
        game.step(move)
    return game, made
