"""Counting one game: its result and its events, in names of the content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tannkit.balance.tally import Tally
from tannkit.board.board import bits
from tannkit.engine.game import Game
from tannkit.state.codes import is_figure
from tannkit.state.effects import Passive
from tannkit.state.game_rules import THROUGH_ELIMINATION, THROUGH_NOBODY
from tannkit.state.registers import DRAW, ENTRIES, FACTION, NOBODY, SETUP_WINNER, TURN, WINNER
from tannkit.state.state import ALIVE, Event, State
from tannkit.state.tables import Tables

SIDES = (0, 1)


def tally_of(game: Game, turns: int) -> Tally:
    """Everything that is counted in a game that is finished, or was broken off after so many turns."""
    t, s = game.tables, game.state
    tally: Tally = Counter()
    tally["games",] = 1
    tally["turns", s.g[TURN]] = 1
    _result(t, s, tally, game.events, turns)
    _teams(t, s, tally)
    count = _Events(t, s, tally)
    for event in game.events:
        read = READERS.get(str(event[0]))
        if read is not None:
            read(count, event)
    count.close()
    return tally


def _result(t: Tables, s: State, tally: Tally, events: list[Event], turns: int) -> None:
    """Who won, and how; by side, faction, first player and entry point."""
    winner = s.g[WINNER]
    ended = next((event for event in reversed(events) if event[0] == "game.ended"), None)
    tally["end", how(t, int(ended[2])) if ended else broken_off(s, turns)] += 1
    if winner == DRAW:
        tally["draws",] += 1
    elif winner == NOBODY:
        tally["undecided",] += 1
    for side in SIDES:
        won = int(winner == side)
        faction = t.factions[s.g[FACTION + side]].rpartition("/")[2] if s.g[FACTION + side] >= 0 else "none"
        order = "first" if s.g[SETUP_WINNER] == side else "second"
        for key in (("side", side), ("faction", faction), ("order", order)):
            tally[(*key, "games")] += 1
            tally[(*key, "wins")] += won
        for circle in bits(s.g[ENTRIES + side] & t.board.movement):
            tally["entry", t.board.circles[circle], "games"] += 1
            tally["entry", t.board.circles[circle], "wins"] += won


def broken_off(s: State, turns: int) -> str:
    """Why a game has no end: it reached the last turn, or it went round in circles before."""
    return "turn-limit" if s.g[TURN] > turns else "endless"


def ending(game: Game, turns: int) -> str:
    """How a game ended, with the side that won from 1, as a word for file names."""
    winner = game.state.g[WINNER]
    who = f"side-{winner + 1}" if winner in SIDES else "nobody"
    ended = next((event for event in reversed(game.events) if event[0] == "game.ended"), None)
    return f"{who}-{how(game.tables, int(ended[2])) if ended else broken_off(game.state, turns)}"


def how(t: Tables, reason: int) -> str:
    """How a game ended, in a word: the number of the way to win from 1, or what else ended it."""
    if reason == THROUGH_ELIMINATION:
        return "elimination"
    return "nobody-left" if reason == THROUGH_NOBODY else f"way-{reason + 1}"


def _teams(t: Tables, s: State, tally: Tally) -> None:
    """Who played, who lived, and which tokens were there."""
    winner = s.g[WINNER]
    for side in SIDES:
        for figure in s.team[side]:
            name = t.figures[figure].ref.rpartition("/")[2]
            tally["character", name, "games"] += 1
            tally["character", name, "wins"] += int(winner == side)
            tally["character", name, "survived"] += int(s.life[figure] == ALIVE)
    for token, kind in enumerate(s.kinds):
        owner = s.owner[token]
        if t.kinds[kind].marker < 0 and kind != t.rules.kind:
            name = t.kinds[kind].ref.rpartition("/")[2]
            tally["token", name, "games"] += 1
            tally["token", name, "wins"] += int(is_figure(owner) and s.side[owner] == winner)
            tally["token", name, "usable"] += int(_usable(t, kind))


def _usable(t: Tables, kind: int) -> bool:
    """Whether a token can be used at all, and does not just change values as long as it is there."""
    token = t.kinds[kind]
    return token.weapon or token.throw > 0 or any(not isinstance(each, Passive) for each in t.effects.get(kind, ()))


class _Events:
    """What is remembered while the events of a game are read."""

    def __init__(self, t: Tables, s: State, tally: Tally) -> None:
        self.t, self.s, self.tally = t, s, tally
        self.turn = 0
        self.at: dict[int, int] = {}
        self.taken: set[int] = set()
        self.visited: set[int] = set()

    def name(self, figure: int | str) -> str:
        return self.t.figures[int(figure)].ref.rpartition("/")[2]

    def token(self, number: int | str) -> str:
        return self.t.kinds[self.s.kinds[int(number)]].ref.rpartition("/")[2]

    def circle(self, number: int) -> str:
        return self.t.board.circles[number]

    def close(self) -> None:
        """Circles that nobody ever stood on."""
        for circle in bits(self.t.board.movement):
            self.tally["visited", self.circle(circle)] += int(circle in self.visited)


def _turn(c: _Events, event: Event) -> None:
    c.turn = int(event[1])


def _moved(c: _Events, event: Event) -> None:
    figure, circle = int(event[1]), int(event[2])
    c.at[figure] = circle
    c.visited.add(circle)


def _stood(c: _Events, event: Event) -> None:
    figure = int(event[1])
    c.tally["character", c.name(figure), "activations"] += 1
    if figure in c.at:
        c.tally["heat", "stand", c.circle(c.at[figure])] += 1


def _shot(c: _Events, event: Event) -> None:
    figure, weapon = int(event[1]), int(event[3])
    c.tally["character", c.name(figure), "attacks"] += 1
    if weapon >= 0:
        c.tally["token", c.token(weapon), "used"] += 1
    if figure in c.at:
        c.tally["heat", "shoot", c.circle(c.at[figure])] += 1


def _used(c: _Events, event: Event) -> None:
    c.tally["token", c.token(event[1]), "used"] += 1


def _thrown(c: _Events, event: Event) -> None:
    c.tally["token", c.token(event[2]), "used"] += 1


def _effect(c: _Events, event: Event) -> None:
    """A trigger of a token; the rules of the mode and its markers are not counted."""
    kind = c.t.kind_of_trigger.get(int(event[1]), -1)
    if kind >= 0 and c.t.kinds[kind].marker < 0 and kind != c.t.rules.kind:
        c.tally["token", c.t.kinds[kind].ref.rpartition("/")[2], "used"] += 1


def _wounded(c: _Events, event: Event) -> None:
    who, wounds, by = int(event[1]), int(event[2]), int(event[4])
    c.tally["character", c.name(who), "wounds_taken"] += wounds
    if by >= 0 and c.s.side[by] != c.s.side[who]:
        c.tally["character", c.name(by), "wounds_dealt"] += wounds


def _died(c: _Events, event: Event) -> None:
    who, by, circle = int(event[1]), int(event[2]), int(event[3])
    c.tally["character", c.name(who), "deaths"] += 1
    if circle >= 0:
        c.tally["heat", "die", c.circle(circle)] += 1
    if by >= 0 and c.s.side[by] != c.s.side[who]:
        c.tally["character", c.name(by), "kills"] += 1


def _acted(c: _Events, event: Event) -> None:
    c.tally["action", str(event[2])] += 1


def _offer(c: _Events, event: Event) -> None:
    offer = int(event[1])
    name = c.t.rules.offers[offer].ref
    c.tally["offer", name, "taken"] += 1
    c.tally["offer", name, "turns"] += c.turn
    if offer not in c.taken:
        c.taken.add(offer)
        c.tally["offer", name, "games"] += 1
        c.tally["offer", name, "first_turns"] += c.turn


def _spent(c: _Events, event: Event) -> None:
    c.tally["points", int(event[1])] += int(event[2])


READERS: dict[str, Callable[[_Events, Event], None]] = {
    "turn.started": _turn,
    "figure.moved": _moved,
    "figure.placed": _moved,
    "activation.ended": _stood,
    "attack.declared": _shot,
    "token.used": _used,
    "token.thrown": _thrown,
    "effect.started": _effect,
    "wounds.suffered": _wounded,
    "character.died": _died,
    "action.announced": _acted,
    "offer.taken": _offer,
    "points.spent": _spent,
}
