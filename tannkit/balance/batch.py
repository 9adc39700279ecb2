"""A batch: the games of a plan, each played out of the plan and its own number alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from tannkit.ai.player import Player
from tannkit.ai.players import player_named
from tannkit.balance.counting import tally_of
from tannkit.balance.plan import Chunk, Plan
from tannkit.balance.tally import Tally, total
from tannkit.dice.generator import Generator
from tannkit.dice.source import Seeded
from tannkit.engine.game import Game, Listener
from tannkit.engine.observe import observe
from tannkit.lint.run import load
from tannkit.rulesets.tannhauser.opening import ReadyGame, Setting, make_ready, setting
from tannkit.state.frame import PROGRAM
from tannkit.state.registers import TURN

# Streams of the seed of a game: dice, who is drawn into the teams, and each player.
DICE, TEAMS, PLAYER = 0, 1, 2
STREAMS = 8
# No game comes near so many; one that does goes round in circles, and is broken off.
MOST_DECISIONS = 30_000


@dataclass(frozen=True, slots=True)
class Ready:
    """A plan with its content loaded and its tables made."""

    plan: Plan
    table: ReadyGame


def ready(plan: Plan) -> Ready:
    """Load what a plan is played with.

    Raises:
        UsageError: something in it is not there, or does not fit together.
    """
    for name in plan.players:
        player_named(name, plan.seed)
    return Ready(plan, make_ready(setting_of(plan)))


def setting_of(plan: Plan) -> Setting:
    """What is played in every game of a plan."""
    library = load([Path(each) for each in plan.paths], [Path(each) for each in plan.packs])
    return setting(
        library,
        plan.mode,
        plan.map,
        plan.teams,
        dict(plan.rulings),
        rush_and_go=plan.rush_and_go,
        scenario=plan.scenario,
        doors=(plan.doors,) if plan.doors else (),
        draft=not plan.teams,
    )


def play_chunk(plan: Plan, chunk: Chunk) -> Tally:
    """Play some games of a plan, in whatever process this is; what was loaded for a plan serves its further chunks."""
    return total(
        [tally_of(play(_ready(plan), number), plan.turns) for number in range(chunk.first, chunk.first + chunk.games)]
    )


def play(batch: Ready, number: int, listener: Listener | None = None) -> Game:
    """Play one game to its end, or to the last turn of the plan.

    Args:
        batch: the plan, made ready.
        number: the number of the game.
        listener: is told each move and roll.
    """
    plan = batch.plan
    stream = STREAMS * number
    game = batch.table.open(Seeded(plan.seed, stream + DICE), listener)
    draw = Generator(plan.seed, stream + TEAMS)
    players = [player_named(name, plan.seed * 2 + side + 2 * number) for side, name in enumerate(plan.players)]
    drafting = bool(not plan.teams)
    t = batch.table.tables
    draft = t.program("draft")
    made = 0
    while (decision := game.decision) is not None and game.state.g[TURN] <= plan.turns and made < MOST_DECISIONS:
        made += 1
        drafting = drafting and any(frame[PROGRAM] == draft for frame in game.state.frames)
        if drafting:
            # Legal teams are drawn by chance: the players only play.
            game.step(decision.moves[draw.below(len(decision.moves))])
        else:
            player: Player = players[decision.side]
            game.step(player(t, observe(t, game.state, decision.side), decision))
    return game


@lru_cache(maxsize=4)
def _ready(plan: Plan) -> Ready:
    return ready(plan)
