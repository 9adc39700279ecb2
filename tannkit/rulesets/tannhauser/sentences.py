"""Sentences: moves and events for people at a terminal, and the clause that stands behind each event."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tannkit.rulesets.tannhauser.wording import EVENTS, MOVES, meant, name
from tannkit.state.state import Event, Move, State
from tannkit.state.tables import UNARMED, Tables

MOVE_TEXTS: Mapping[str, str] = {
    "activate": "activate {0}",
    "at": "at circle {0}",
    "attack": "attack with {0}",
    "bit": "{0}",
    "bonus": "give {0} to {1}",
    "buy-move": "buy a movement point (1 Command Point)",
    "cash-in": "cash the Command Points in",
    "choose": "{0}",
    "counterattack": "counterattack with {0} (1 Command Point)",
    "decline": "no",
    "deploy": "deploy {0} on circle {1}",
    "die": "the die that shows {0}",
    "done": "done",
    "door": "travel by secret door to circle {0}",
    "doors": "declare secret doors (bottom row for this activation)",
    "drop": "lay down {0}",
    "end": "end the activation",
    "entry": "entry point {0}",
    "faction": "play {0}",
    "fire": "overwatch attack by {0}",
    "free": "use {0}",
    "give": "hand over {0}",
    "give-back": "hand back {0}",
    "hold": "hold fire",
    "improve": "{1} for {0}",
    "instead": "in place of {0}",
    "keep": "leave it",
    "leave": "leave the dice",
    "next": "{0} next",
    "order": "have {0} attack",
    "pack": "the pack {1} for {0}",
    "pass": "pass tokens to {0}",
    "pick": "take {0}",
    "pick-up": "pick up or lay down on circle {0}",
    "place-door": "on circle {0}",
    "put-back": "put it back facedown",
    "raise": "raise {1} of {0} (1 Command Point)",
    "reinforce": "bring in {0} with the pack {1} (3 Command Points)",
    "reroll": "roll again (1 Command Point)",
    "roll": "roll",
    "rush": "bull rush through circle {0}",
    "search": "search the crate on {0}",
    "shake-off": "shake off a wound (1 Command Point)",
    "stand-in": "put one wound on {0}",
    "stay": "stay",
    "step": "step to circle {0}",
    "stop": "stop",
    "strike-back": "strike back",
    "swap": "take it and drop {0}",
    "take": "take {0}",
    "throw": "throw {0}",
    "to": "to circle {0}",
    "use": "use {0}",
    "watch": "set {0} on overwatch (1 Command Point)",
    "window": "use {0}",
}
# What is told of an event, and the clause that stands behind it.
EVENT_TEXTS: Mapping[str, tuple[str, str]] = {
    "activation.started": ("{0} is activated.", "RE-TURN-012"),
    "attack.aimed": ("{0} aims at circle {1} with {2}.", "RE-COMBAT-001"),
    "attack.declared": ("{0} attacks {1} with {2}.", "RE-COMBAT-001"),
    "attack.left": ("{1} successes are left over against {0}.", "RE-COMBAT-020"),
    "bonus.given": ("{1} gets {0} in place of {2}.", "RE-SETUP-028"),
    "bonus.wanted": ("Both sides want {0} and roll for it.", "RE-SETUP-031"),
    "character.died": ("{0} dies.", "RE-WOUND-003"),
    "character.shown": ("Side {0} has {1}.", "RE-SETUP-015"),
    "character.wanted": ("Both sides want {0} and roll for him.", "RE-SETUP-019"),
    "contest.rolled": ("The sides roll {0} and {1}.", "RE-SETUP-007"),
    "contest.won": ("Side {0} wins the roll.", "RE-SETUP-007"),
    "counterattack.bought": ("{0} answers with a counterattack.", "RE-CP-025"),
    "crate.searched": ("{0} looks into the crate on {1}.", "RE-ACTION-014"),
    "dice.added": ("More dice are rolled: {*}.", "RE-BONUS-001"),
    "dice.rerolled": ("Dice are rolled again: {*}.", "RE-BONUS-001"),
    "door.laid": ("Side {0} places a secret door on circle {1}.", "RE-DOOR-004"),
    "door.taken-back": ("There is no room for another; the secret door on circle {0} is taken back.", "RE-DOOR-003"),
    "doors.declared": ("{0} declares secret doors.", "RE-DOOR-008"),
    "duel.lost": ("{0} loses the duel against {1}.", "RE-DUEL-004"),
    "duel.won": ("{0} wins the duel against {1} by {2}.", "RE-DUEL-004"),
    "entry.taken": ("Side {0} takes entry point {1}.", "RE-SETUP-032"),
    "exploded": ("An explosion on circle {0}.", "RE-GREN-008"),
    "faction.taken": ("Side {0} plays {1}.", "RE-SETUP-008"),
    "faction.wanted": ("Both sides want {0} and roll for it.", "RE-SETUP-007"),
    "figure.healed": ("{0} goes up by {1} rows.", "RE-WOUND-007"),
    "figure.moved": ("{0} moves to circle {1}.", "RE-MOVE-002"),
    "figure.returned": ("{0} is back on circle {1}.", "RE-VOIV-018"),
    "hit": ("{0} faces {1} automatic successes.", "RE-AUTO-002"),
    "improvement.shown": ("{0} has {1}.", "RE-SETUP-025"),
    "initiative.rolled": ("Side {0} rolls {1} for {2}.", "RE-TURN-009"),
    "initiative.won": ("Side {0} wins the roll.", "RE-TURN-011"),
    "overwatch.fired": ("{0} fires on {1} from overwatch.", "RE-OW-017"),
    "overwatch.set": ("{0} is on overwatch.", "RE-OW-001"),
    "pack.shown": ("{0} has the pack {1}.", "RE-SETUP-025"),
    "points.gained": ("Side {0} gains {1} Command Points.", "RE-CP-001"),
    "points.spent": ("Side {0} spends {1} Command Points.", "RE-CP-001"),
    "reinforcement.came": ("{0} comes back as a reinforcement.", "RE-REINF-007"),
    "roll.counted": ("{0}: {2} successes.", "RE-TEST-004"),
    "roll.made": ("{0}, {1} roll on {2}, difficulty {3}: {*5}.", "RE-TEST-003"),
    "rubble.laid": ("Rubble on circle {0}.", "RE-GREN-013"),
    "rush.tried": ("{0} tries to rush through {1}.", "RE-RUSH-001"),
    "stat.raised": ("{1} of {0} is raised by one.", "RE-CP-018"),
    "step.refused": ("{0} may not enter circle {1}.", "RE-MOVE-003"),
    "test.failed": ("{0} fails the test.", "RE-TEST-005"),
    "test.passed": ("{0} passes the test.", "RE-TEST-005"),
    "token.destroyed": ("{0} is destroyed.", "RE-EQ-KRUEGER-4"),
    "token.discarded": ("{0} is discarded.", "RE-ACTION-013"),
    "token.dropped": ("{0} is laid on circle {1}.", "RE-ACTION-007"),
    "token.taken": ("{1} takes {0}.", "RE-ACTION-006"),
    "token.thrown": ("{0} throws {1} at circle {2}.", "RE-GREN-002"),
    "token.used": ("{1} uses {0}.", "RE-ACTION-013"),
    "turn.started": ("Turn {0}.", "RE-TURN-001"),
    "wound.shaken": ("{0} shakes off a wound.", "RE-CP-034"),
    "wounds.suffered": ("{0} suffers {1} wounds.", "RE-WOUND-001"),
}

PLURALS = {
    "wounds": "wound",
    "successes": "success",
    "rows": "row",
    "Command Points": "Command Point",
    "automatic successes": "automatic success",
}
ONE = re.compile(rf"\b1 ({'|'.join(PLURALS)})\b")


def move_text(t: Tables, s: State, move: Move) -> str:
    """A move in plain words; targets of an attack stand behind the weapon."""
    verb = str(move[0])
    told = [_shown(t, s, each, _meaning(MOVES, verb, place)) for place, each in enumerate(move[1:])]
    text = MOVE_TEXTS.get(verb, verb).format(*told, *[""] * 3).strip()
    if verb == "attack" and len(told) > 1:
        text += f" at {' and '.join(told[1:])}"
    return text


def event_text(t: Tables, s: State, event: Event) -> str:
    """An event in a sentence; empty for what people need not be told."""
    verb = str(event[0])
    if verb not in EVENT_TEXTS:
        return ""
    told = [_shown(t, s, each, _meaning(EVENTS, verb, place)) for place, each in enumerate(event[1:])]
    pattern = EVENT_TEXTS[verb][0]
    pattern = pattern.replace("{*5}", " ".join(told[5:])).replace("{*}", " ".join(told))
    return ONE.sub(lambda found: f"1 {PLURALS[found.group(1)]}", pattern.format(*told, *[""] * 4))


def clause_of(event: Event) -> str:
    """The id of the clause that stands behind an event; empty if none does."""
    return EVENT_TEXTS.get(str(event[0]), ("", ""))[1]


def figure_name(t: Tables, figure: int) -> str:
    """What a figure is called; one of several by its own label."""
    who = t.figures[figure]
    same = [each for each in t.figures if each.character == who.character]
    own = who.name.get("en") or who.name.get("") or who.label
    return who.label if len(same) > 1 else own


def _meaning(meanings: Mapping[str, tuple[str, ...]], verb: str, place: int) -> str:
    known = meanings.get(verb, ())
    return known[place] if place < len(known) else "number"


def _shown(t: Tables, s: State, value: int | str, meaning: str) -> str:
    if isinstance(value, str):
        return value
    value, meaning = meant(value, meaning)
    if meaning == "side":
        return str(value + 1)
    if meaning == "circle" and value >= 0:
        return t.board.numbers[value]
    if meaning == "figure" and value >= 0:
        return figure_name(t, value)
    if meaning == "no token":
        return "bare hands" if value == UNARMED else "its own weapon"
    if meaning in ("token", "kind") and value >= 0:
        names = t.kinds[value if meaning == "kind" else s.kinds[value]].name
        return names.get("en") or next(iter(names.values()))
    return name(t, s, value, meaning)
