"""What the benchmark plays: whole games of two simple players, copies of a state, the odds of an attack."""

from __future__ import annotations

from collections.abc import Callable

import tannkit
from tannkit.ai.simple import simple
from tannkit.dice.source import Seeded
from tannkit.engine.game import Game
from tannkit.model.games import Team
from tannkit.rulesets.tannhauser.make import Options, make
from tannkit.rulesets.tannhauser.odds import Fighter, attack_odds, tables_for
from tannkit.rulesets.tannhauser.play import new_state
from tannkit.rulesets.tannhauser.teams import fielded
from tannkit.source.files import bundled

PACK = "tannhauser-revised"
GAMES, COPIES, ATTACKS, LAST_TURN = 20, 10_000, 100, 30


def games() -> Callable[[], None]:
    """Whole five-a-side games of deathmatch, every two teams of different factions in turn."""
    library = tannkit.load(bundled("content") / "tannhauser_revised")
    castle, mode = library.find("maps", "castle"), library.find("modes", "deathmatch")
    assert castle and mode
    t, names = make(library, PACK, castle, mode, Options({}))
    teams = [entry.model(Team) for entry in library.entries("teams")]
    pairs = [(a, b) for a in teams for b in teams if a.faction < b.faction and not _same(a, b)]

    def play() -> None:
        for number in range(GAMES):
            sides = [fielded(t, names, team) for team in pairs[number % len(pairs)]]
            game = Game(t, new_state(t, sides), Seeded(number))
            while game.decision is not None and game.state.g[0] <= LAST_TURN:
                game.step(simple(t, game.state, game.decision))

    return play


def copies() -> tuple[int, Callable[[], None]]:
    """Copies of a state in the middle of a game; gives the whole numbers in it too."""
    library = tannkit.load(bundled("content") / "tannhauser_revised")
    state = tannkit.play(library, teams=("reich-iron-line", "union-first-squad"), dice=1).state
    lists = (state.g, state.side, state.life, state.pos, state.row, state.flags, state.holder, state.marks)
    more = (state.owner, state.count, state.rubble, state.crate, *state.frames)

    def copy() -> None:
        for _ in range(COPIES):
            state.copy()

    return sum(map(len, (*lists, *more))), copy


def odds() -> Callable[[], None]:
    """The exact odds of one plain attack, each time from the beginning."""
    library = tannkit.load(bundled("content") / "tannhauser_revised")
    t, names = tables_for(library, PACK)

    def attack() -> None:
        for _ in range(ATTACKS):
            attack_odds(t, names, Fighter("eva-kraemer"), "mauser-c96", Fighter("john-macneal"))

    return attack


def _same(one: Team, other: Team) -> bool:
    return bool({each.character for each in one.members} & {each.character for each in other.members})
