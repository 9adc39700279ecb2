"""Wording: moves and events of a game in the names of its content, and back.

Every number in a move or event means a figure, a circle, a token or something else; the tables below say what.
"""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.state.codes import CIRCLE, NONE, TOKEN, is_side, side_code
from tannkit.state.frame import CAUSES, ROLLS
from tannkit.state.state import Event, Move, State
from tannkit.state.tables import INTRINSIC, STATS, UNARMED, Tables
from tannkit.verbs.counters import THE_GAME

# What the numbers behind the word of a move mean.
MOVES: Mapping[str, tuple[str, ...]] = {
    "activate": ("figure",),
    "at": ("circle",),
    "attack": ("weapon", "code", "code"),
    "bit": ("word",),
    "bonus": ("kind", "figure"),
    "choose": ("code",),
    "counterattack": ("figure",),
    "deploy": ("figure", "circle"),
    "die": ("number",),
    "door": ("circle",),
    "drop": ("token",),
    "entry": ("circle",),
    "faction": ("faction",),
    "fire": ("figure",),
    "free": ("token", "use"),
    "give": ("token",),
    "give-back": ("token",),
    "improve": ("figure", "kind"),
    "instead": ("kind",),
    "next": ("code",),
    "order": ("figure",),
    "pack": ("figure", "text"),
    "pass": ("figure",),
    "pick": ("figure",),
    "pick-up": ("circle",),
    "place-door": ("circle",),
    "raise": ("figure", "stat"),
    "reinforce": ("figure", "text"),
    "rush": ("circle",),
    "search": ("circle",),
    "stand-in": ("figure",),
    "step": ("circle",),
    "swap": ("token",),
    "take": ("token",),
    "throw": ("token",),
    "to": ("circle",),
    "use": ("token", "use"),
    "watch": ("figure",),
    "window": ("token", "use"),
}
EVENTS: Mapping[str, tuple[str, ...]] = {
    "action.announced": ("figure", "text", "number", "number", "number"),
    "activation.ended": ("figure",),
    "activation.started": ("figure",),
    "attack.aimed": ("figure", "code", "weapon"),
    "attack.concluded": ("figure", "code", "number"),
    "attack.declared": ("figure", "code", "weapon", "number"),
    "attack.left": ("figure", "number"),
    "bonus.given": ("kind", "figure", "kind"),
    "bonus.wanted": ("kind",),
    "change.given": ("figure",),
    "character.died": ("figure", "figure", "circle"),
    "character.shown": ("side", "figure"),
    "character.wanted": ("figure",),
    "chosen": ("code",),
    "chosen.word": ("word",),
    "contest.rolled": ("number", "number"),
    "contest.won": ("side",),
    "counter.changed": ("counter", "owner", "number"),
    "counterattack.bought": ("figure",),
    "crate.laid": ("circle",),
    "crate.put-back": ("figure", "circle"),
    "crate.searched": ("figure", "circle"),
    "dice.added": ("number",),
    "dice.converted": ("number", "number"),
    "dice.rerolled": ("number",),
    "die.adjusted": ("number", "number"),
    "die.rolled": ("number", "number"),
    "door.laid": ("side", "circle"),
    "door.taken-back": ("circle",),
    "doors.declared": ("figure",),
    "duel.lost": ("figure", "figure", "number"),
    "duel.won": ("figure", "figure", "number"),
    "effect.started": ("number", "figure"),
    "entries.fixed": ("side",),
    "entry.taken": ("side", "circle"),
    "exploded": ("circle",),
    "faction.taken": ("side", "faction"),
    "faction.wanted": ("faction",),
    "figure.healed": ("figure", "number"),
    "figure.joined": ("figure", "side"),
    "figure.moved": ("figure", "circle"),
    "figure.placed": ("figure", "circle"),
    "figure.returned": ("figure", "circle"),
    "figure.starts_wounded": ("figure", "number"),
    "game.ended": ("side", "number"),
    "hit": ("figure", "number", "cause"),
    "hits.cancelled": (),
    "improvement.shown": ("figure", "kind"),
    "initiative.rolled": ("side", "number", "number"),
    "initiative.won": ("side",),
    "marker.laid": ("token", "circle"),
    "marker.put_back": ("token",),
    "markers.removed": (),
    "offer.taken": ("offer", "figure"),
    "order.joined": ("order", "side", "figure"),
    "order.top": ("order", "side", "figure"),
    "overwatch.fired": ("figure", "figure"),
    "overwatch.set": ("figure",),
    "pack.shown": ("figure", "text"),
    "points.gained": ("side", "number"),
    "points.refreshed": ("number",),
    "points.spent": ("side", "number"),
    "refused": (),
    "reinforcement.came": ("figure",),
    "roll.counted": ("figure", "roll", "number"),
    "roll.made": ("figure", "roll", "stat", "number", "number"),
    "rubble.laid": ("circle", "number"),
    "rush.tried": ("figure", "figure"),
    "setup.won": ("side",),
    "smoke.gone": ("token", "code"),
    "smoke.thinned": ("token", "number"),
    "stat.raised": ("figure", "stat"),
    "step.refused": ("figure", "circle"),
    "step.started": ("number",),
    "test.failed": ("figure",),
    "test.passed": ("figure",),
    "token.attached": ("token", "figure"),
    "token.destroyed": ("token",),
    "token.discarded": ("token",),
    "token.dropped": ("token", "circle"),
    "token.flipped": ("token", "number"),
    "token.laid": ("token", "circle"),
    "token.moved": ("token", "circle"),
    "token.taken": ("token", "figure"),
    "token.thrown": ("figure", "token", "circle"),
    "token.used": ("token", "figure"),
    "turn.ended": ("number",),
    "turn.started": ("number",),
    "wound.shaken": ("figure",),
    "wounds.cancelled": (),
    "wounds.suffered": ("figure", "number", "cause", "figure"),
}


def words(t: Tables, s: State, move: Move | Event, meanings: Mapping[str, tuple[str, ...]] = MOVES) -> tuple[str, ...]:
    """A move or event in names: its word, then a name for each number.

    Args:
        t: the tables.
        s: the state in which the move can be made.
        move: the move or event.
        meanings: MOVES or EVENTS.
    """
    if not move:
        return ()
    verb = str(move[0])
    known = meanings.get(verb, ())
    told = [name(t, s, each, known[place] if place < len(known) else "number") for place, each in enumerate(move[1:])]
    return (verb, *told)


def name(t: Tables, s: State, value: int | str, meaning: str) -> str:
    """One number in the names of the content.

    Args:
        t: the tables.
        s: the state.
        value: the number.
        meaning: what sort of thing it stands for.
    """
    if isinstance(value, str):
        return value
    value, meaning = meant(value, meaning)
    if meaning == "no token":
        return "unarmed" if value == UNARMED else "own-weapon"
    if value < 0:
        return "-" if meaning != "number" else str(value)
    return _named(t, s, value, meaning)


def meant(value: int, meaning: str) -> tuple[int, str]:
    """What a number with a broad meaning stands for: its number among the things of one sort, and the sort.

    A `code` is that of anything on the table. A `weapon` is a token or `no token`. An `owner` of a counter is a side,
    the game, or a token.
    """
    if meaning == "weapon":
        return value, "no token" if value in (UNARMED, INTRINSIC) else "token"
    if meaning == "owner" and value < TOKEN:
        return value, "game" if value == THE_GAME else "side"
    if meaning not in ("code", "owner") or value == NONE:
        return value, meaning
    if is_side(value):
        # The way from a side to its code is the way back, too.
        return side_code(value), "side"
    if value < TOKEN:
        return value, "figure"
    return (value - TOKEN, "token") if value < CIRCLE else (value - CIRCLE, "circle")


def _named(t: Tables, s: State, value: int, meaning: str) -> str:
    if meaning == "figure":
        return t.figures[value].label
    if meaning == "circle":
        return t.board.circles[value]
    if meaning in ("token", "kind"):
        return t.kinds[s.kinds[value] if meaning == "token" else value].ref.rpartition("/")[2]
    if meaning == "faction":
        return t.factions[value]
    if meaning == "game":
        return meaning
    if meaning == "counter":
        return t.rules.counters[value].ref
    if meaning == "order":
        return t.rules.orders[value].ref
    if meaning == "offer":
        return t.rules.offers[value].ref
    if meaning == "word":
        return STATS[value] if value < len(STATS) else t.skills[value - len(STATS)]
    lists = {"stat": STATS, "cause": CAUSES, "roll": ROLLS}
    return lists[meaning][value] if meaning in lists else str(value)
