"""Wording: moves and events of a game in the names of its content, and back.

Every number in a move or event means a figure, a circle, a token or something else; the tables below say what.
"""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.state.codes import CIRCLE, TOKEN
from tannkit.state.frame import CAUSES, ROLLS
from tannkit.state.state import Event, Move, State
from tannkit.state.tables import INTRINSIC, STATS, UNARMED, Tables

# What the numbers behind the word of a move mean.
MOVES: Mapping[str, tuple[str, ...]] = {
    "activate": ("figure",),
    "at": ("circle",),
    "attack": ("weapon", "code", "code"),
    "bit": ("word",),
    "choose": ("code",),
    "counterattack": ("figure",),
    "deploy": ("figure", "circle"),
    "die": ("number",),
    "door": ("circle",),
    "drop": ("token",),
    "entry": ("circle",),
    "fire": ("figure",),
    "free": ("token", "use"),
    "give": ("token",),
    "give-back": ("token",),
    "next": ("code",),
    "order": ("figure",),
    "pass": ("figure",),
    "pick-up": ("circle",),
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
    "change.given": ("figure",),
    "character.died": ("figure", "figure", "circle"),
    "chosen": ("code",),
    "counterattack.bought": ("figure",),
    "crate.laid": ("circle",),
    "crate.put-back": ("figure", "circle"),
    "crate.searched": ("figure", "circle"),
    "doors.declared": ("figure",),
    "duel.lost": ("figure", "figure", "number"),
    "duel.won": ("figure", "figure", "number"),
    "effect.started": ("number", "figure"),
    "entry.taken": ("side", "circle"),
    "exploded": ("circle",),
    "figure.healed": ("figure", "number"),
    "figure.joined": ("figure", "side"),
    "figure.moved": ("figure", "circle"),
    "figure.returned": ("figure", "circle"),
    "hit": ("figure", "number", "cause"),
    "initiative.rolled": ("side", "number", "number"),
    "initiative.won": ("side",),
    "marker.laid": ("token", "circle"),
    "overwatch.fired": ("figure", "figure"),
    "overwatch.set": ("figure",),
    "points.gained": ("side", "number"),
    "points.spent": ("side", "number"),
    "reinforcement.came": ("figure",),
    "roll.counted": ("figure", "roll", "number"),
    "roll.made": ("figure", "roll", "stat", "number", "number"),
    "rubble.laid": ("circle", "number"),
    "rush.tried": ("figure", "figure"),
    "smoke.gone": ("token", "code"),
    "smoke.thinned": ("token", "number"),
    "stat.raised": ("figure", "stat"),
    "step.refused": ("figure", "circle"),
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
    "wound.shaken": ("figure",),
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
    if meaning == "code":
        meaning = "figure" if value < TOKEN else "token" if value < CIRCLE else "circle"
        value -= {"figure": 0, "token": TOKEN, "circle": CIRCLE}[meaning]
    if meaning == "weapon":
        if value in (UNARMED, INTRINSIC):
            return "unarmed" if value == UNARMED else "own-weapon"
        meaning = "token"
    if value < 0:
        return "-" if meaning != "number" else str(value)
    return _named(t, s, value, meaning)


def _named(t: Tables, s: State, value: int, meaning: str) -> str:
    if meaning == "figure":
        return t.figures[value].label
    if meaning == "circle":
        return t.board.circles[value]
    if meaning == "token":
        return t.kinds[s.kinds[value]].ref.rpartition("/")[2]
    if meaning == "word":
        return STATS[value] if value < len(STATS) else t.skills[value - len(STATS)]
    lists = {"stat": STATS, "cause": CAUSES, "roll": ROLLS}
    return lists[meaning][value] if meaning in lists else str(value)
