"""Random play with every invariant checked at each step; a failure names the seed that reproduces it.

As a program it plays many games: `python tests/rulesets/random_play.py GAMES [FIRST_SEED]`.
"""

from __future__ import annotations

import json
import sys
from functools import cache

import tannkit
from tannkit.dice.generator import Generator
from tannkit.dice.source import Seeded
from tannkit.engine.game import Game
from tannkit.engine.refused import Refused
from tannkit.engine.run import advance
from tannkit.model.characters import Character
from tannkit.model.library import Library
from tannkit.rulesets.tannhauser.carrying import free_slots
from tannkit.rulesets.tannhauser.make import Options, make
from tannkit.rulesets.tannhauser.names import Names
from tannkit.rulesets.tannhauser.play import new_state
from tannkit.rulesets.tannhauser.teams import Fielded
from tannkit.state.registers import ACTIVE, NOBODY, POINTS, TURN
from tannkit.state.save import dump, load
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import HERO, TROOPER, Tables

PACK = "tannhauser-revised"
MAPS = ("castle", "catacombs", "priory")
LAST_TURN = 20
WEIGHTS = {
    "attack": 30,
    "use": 8,
    "free": 8,
    "throw": 6,
    "fire": 8,
    "counterattack": 6,
    "rush": 4,
    "step": 9,
    "end": 1,
    "pick-up": 1,
    "drop": 1,
}
NONSENSE: tuple[Move, ...] = (
    (),
    ("step", 0),
    ("step", 10**6),
    ("attack", 99),
    ("end",),
    ("raise", 0, 3),
    ("x", 1),
    ("use", 0, 0),
)


@cache
def library() -> Library:
    return tannkit.load("content/tannhauser_revised")


@cache
def tables(name: str) -> tuple[Tables, Names]:
    game_map, mode = library().find("maps", name), library().find("modes", "deathmatch")
    assert game_map and mode
    return make(library(), PACK, game_map, mode, Options({}))


def sampled_team(t: Tables, names: Names, faction: str, chance: Generator, taken: set[int]) -> list[Fielded]:
    """Three Heroes and two Troopers of a faction, or pairs of robots for Troopers, with packs at random."""
    own = t.factions.index(faction)
    pool = {
        kind: [
            f
            for f in t.figures
            if f.kind == kind
            and f.number not in taken
            and (f.faction == own or f.mercenary)
            and f.loyal_to in (-1, own)
        ]
        for kind in (HERO, TROOPER)
    }
    chosen = []
    for kind, count in ((HERO, 3), (TROOPER, 2)):
        left = pool[kind]
        chosen += [left.pop(chance.below(len(left))) for _ in range(min(count, len(left)))]
    fielded = []
    for figure in chosen:
        packs = list(t.packs[figure.number].values())
        fielded.append(Fielded(figure.number, packs[chance.below(len(packs))]))
        fielded += [Fielded(each, ()) for each in figure.brings]
    chars = {figure.character for figure in chosen}
    missing = 2 - sum(figure.kind == TROOPER for figure in chosen)
    pairs = [f for f in t.figures if f.partner > f.number and f.faction == own and set(f.needs) & chars]
    for figure in pairs[:missing]:
        for number in (figure.number, figure.partner):
            fielded.append(Fielded(number, improvements(names, figure.ref, chance)))
    return fielded


def improvements(names: Names, ref: str, chance: Generator) -> tuple[int, ...]:
    entry = library().find("characters", ref)
    assert entry
    among = list(entry.model(Character).improvements.among)  # type: ignore[union-attr]
    return tuple(names.token_kind(among.pop(chance.below(len(among)))) for _ in range(2))


def new_game(seed: int) -> tuple[Game, Generator]:
    chance = Generator(seed, 1)
    t, names = tables(MAPS[chance.below(len(MAPS))])
    factions = ["reich", "union", "matriarchy"]
    one = factions.pop(chance.below(3))
    other = factions.pop(chance.below(2))
    first = sampled_team(t, names, one, chance, set())
    second = sampled_team(t, names, other, chance, {each.figure for each in first})
    return Game(t, new_state(t, [first, second]), Seeded(seed)), chance


def pick(t: Tables, s: State, moves: tuple[Move, ...], chance: Generator) -> Move:
    """A move at random; first its word by weight, and steps mostly towards enemies, so that they meet."""
    verbs = sorted({str(move[0]) for move in moves})
    weights = [WEIGHTS.get(verb, 3) for verb in verbs]
    number = chance.below(sum(weights))
    place = 0
    while number >= weights[place]:
        number -= weights[place]
        place += 1
    fitting = [move for move in moves if move[0] == verbs[place]]
    if verbs[place] == "step" and chance.below(4):
        side = s.side[s.g[ACTIVE]]
        places = [s.pos[f] for f in s.team[1 - side] if s.life[f] == ALIVE and s.pos[f] >= 0]
        if places:
            fitting.sort(key=lambda move: min(t.distances.distance(int(move[1]), place) for place in places))
            return fitting[0]
    return fitting[chance.below(len(fitting))]


def as_text(s: State) -> str:
    return json.dumps(dump(s))


def check_state(t: Tables, s: State) -> None:
    assert min(s.g[POINTS], s.g[POINTS + 1]) >= 0, "a pool fell below 0"
    alive = [f for team in s.team for f in team if s.life[f] == ALIVE]
    for f in alive:
        assert 0 <= s.row[f] < len(t.figures[f].rows), "a dial points beside its rows"
        assert s.pos[f] < 0 or t.board.movement >> s.pos[f] & 1, "a figure stands on a circle for no figure"
        assert free_slots(t, s, f) >= 0, "more tokens than slots (RE-EQUIP-005)"
    if s.g[ACTIVE] == NOBODY:
        placed = [s.pos[f] for f in alive if s.pos[f] >= 0]
        assert len(placed) == len(set(placed)), "two figures on one circle (RE-MOVE-010)"


def check_ways_back(game: Game, move: Move) -> None:
    """Copy, save and load give the same game; an undone move leaves no trace."""
    t, s = game.tables, game.state
    text = as_text(s)
    assert as_text(s.copy()) == text
    loaded = load(t, json.loads(text))
    assert as_text(loaded) == text
    decision = advance(t, loaded)
    assert decision and game.decision and decision.moves == game.decision.moves, "asking again gave other moves"
    assert as_text(loaded) == text, "asking changed the state"
    told = len(game.events)
    game.step(move)
    if game.undo():
        assert as_text(game.state) == text and len(game.events) == told, "undo left something behind"
        game.step(move)


def check_refusals(game: Game, chance: Generator) -> None:
    assert game.decision
    move = NONSENSE[chance.below(len(NONSENSE))]
    if move in game.decision.moves:
        return
    before = as_text(game.state)
    try:
        game.step(move)
    except Refused as refused:
        assert refused.refusal.code and refused.refusal.clause
    else:
        raise AssertionError(f"{move} was taken at {game.decision.kind}")
    assert as_text(game.state) == before, "a refused move changed the state"


def play(seed: int, *, checks: bool = True) -> tuple[int, int]:
    """Play a game. Gives the winner and the number of moves."""
    game, chance = new_game(seed)
    count = 0
    try:
        while game.decision is not None and game.state.g[TURN] <= LAST_TURN:
            move = pick(game.tables, game.state, game.decision.moves, chance)
            if checks:
                check_state(game.tables, game.state)
                if count % 7 == 0:
                    check_refusals(game, chance)
            if checks and count % 5 == 0:
                check_ways_back(game, move)
            else:
                game.step(move)
            count += 1
    except Exception as fault:
        fault.add_note(f"seed {seed}, move {count}: python tests/rulesets/random_play.py 1 {seed}")
        raise
    return game.winner, count


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    results = [play(seed) for seed in range(first, first + games)]
    print(
        f"{games} games, {sum(count for _, count in results)} moves; ended: {sum(winner >= 0 for winner, _ in results)}"
    )


if __name__ == "__main__":
    main()
