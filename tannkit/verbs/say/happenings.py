"""Happenings: how the events that a goal asks for read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.scope import Scope, attack, traits
from tannkit.verbs.selectors.tokens import TokenFilter


def happening(s: Say, pattern: Any) -> str:
    """An event as a main clause without its full stop: `you wound an enemy character`."""
    return HAPPENINGS[pattern.event](s, pattern).main() + _alive(s, pattern)


def prevented(s: Say, pattern: Any) -> str:
    """An event that must not come first, as a clause behind `if`."""
    return HAPPENINGS[pattern.event](s, pattern).subordinate() + _alive(s, pattern)


def _alive(s: Say, pattern: Any) -> str:
    if pattern.self_alive:
        return s.pick(" while you are alive", ", während du am Leben bist")
    return ""


def person(s: Say, who: Any) -> NounPhrase:
    """Somebody in an event."""
    if who == "self":
        return s.you()
    if who == "remembered":
        return s.that("character")
    if who == "enemy":
        return s.np("character", "a", ("enemy",))
    if who is None:
        return s.np("character", "a")
    if isinstance(who, str):
        return s.role(who)
    phrase: NounPhrase = who.say(s, "a")
    return phrase


def _wounded(s: Say, pattern: Any) -> Clause:
    victim = person(s, pattern.victim)
    if pattern.by is None:
        return s.clause(victim, "become", "wounded", end="verletzt")
    return s.clause(person(s, pattern.by), "wound", *[_with(s, pattern, victim.acc)] * 2)


def _with(s: Say, pattern: Any, text: str) -> str:
    if pattern.attack:
        text += s.pick(" in ", " bei ") + attack(s, Scope(kinds=(pattern.attack,))).dat
    if pattern.weapon:
        text += s.pick(" with ", " mit ") + s.name("equipment", pattern.weapon)
    return text


def _died(s: Say, pattern: Any) -> Clause:
    victim = person(s, pattern.victim)
    if pattern.by is None:
        return s.clause(victim, "die")
    return s.clause(person(s, pattern.by), "kill", victim.acc, victim.acc)


def _die_rolled(s: Say, pattern: Any) -> Clause:
    face = pattern.natural
    if face is None:
        return s.clause(person(s, pattern.by), "roll", "a die", "einen Würfel")
    return s.clause(person(s, pattern.by), "roll", f"a natural {face}", f"eine natürliche {face}")


def _duel_won(s: Say, pattern: Any) -> Clause:
    duel = s.np(f"{pattern.stat}_duel" if pattern.stat else "duel", "a").acc
    text = duel + s.pick(" against ", " gegen ") + person(s, pattern.against).acc
    return s.clause(person(s, pattern.by), "win", text, text)


def _initiative_won(s: Say, pattern: Any) -> Clause:
    side = s.np("side", "your") if pattern.side == "own" else s.plain("the other side", "die andere Seite")
    roll = s.np("initiative_roll", "a").acc
    return s.clause(side, "win", roll, roll)


def _attack_made(s: Say, pattern: Any) -> Clause:
    text = attack(s, Scope(kinds=(pattern.attack,) if pattern.attack else ())).acc
    if pattern.weapon:
        text += s.pick(" with ", " mit ") + s.name("equipment", pattern.weapon)
    return s.clause(person(s, pattern.by), "make", text, text)


def _stepped(s: Say, pattern: Any) -> Clause:
    text = s.pick("a circle", "einen Ring")
    if pattern.beside is not None:
        text += s.pick(" next to ", " neben ") + pattern.beside.say(s, "a").dat
    if pattern.finds is not None:
        text += s.pick(" with ", " mit ") + pattern.finds.say(s, "a").dat
    if pattern.steered_by is not None:
        steerer = person(s, pattern.steered_by)
        text += s.pick(f", steered by {steerer.acc}", f", gesteuert von {steerer.dat}")
    return s.clause(person(s, pattern.by), "enter", text, text)


def _activation_ended(s: Say, pattern: Any) -> Clause:
    by = person(s, pattern.by)
    if pattern.paths is None:
        return s.clause(s.possessed(by, "activation"), "end")
    owner = person(s, pattern.paths.of)
    path = s.np("path", "a", post=s.pick(f"of {owner.acc}", owner.gen))
    crossed, ended = "crossed" in pattern.paths.ways, "ended_on" in pattern.paths.ways
    en = {(True, True): f"{path.acc}, or end your activation on one", (True, False): path.acc}
    de = {(True, True): f"{path.acc} oder beendest deine Aktivierung auf einem", (True, False): path.acc}
    if (crossed, ended) in en:
        return s.clause(by, "cross", en[crossed, ended], de[crossed, ended])
    text = s.pick(f"the activation on {path.acc}", f"die Aktivierung auf {path.dat}")
    return s.clause(by, "finish", text, text)


def _token(s: Say, pattern: Any) -> str:
    # Its name is a key of the data, in English: German points to what the challenge says it needs.
    name = (pattern.token or "token").replace("_", " ")
    if s.lang == "en":
        return f"the token “{name}”{_of(s, pattern)}"
    owner = f" (von {person(s, pattern.owner).dat})" if pattern.owner is not None else ""
    return f"den Marker dieser Herausforderung{owner}"


def _of(s: Say, pattern: Any) -> str:
    if pattern.owner is None:
        return ""
    owner = person(s, pattern.owner)
    return s.pick(f" of {owner.acc}", f" {owner.gen}")


def _gained(s: Say, pattern: Any) -> Clause:
    token = _token(s, pattern)
    return s.clause(person(s, pattern.by), "gain_token", token, token)


def _passed(s: Say, pattern: Any) -> Clause:
    text = _token(s, pattern) + s.pick(" to ", " an ") + person(s, pattern.to).acc
    return s.clause(person(s, pattern.by), "hand", text, text)


def _delivered(s: Say, pattern: Any) -> Clause:
    text = _token(s, pattern)
    if pattern.at is not None:
        text += s.pick(" to ", " zu ") + pattern.at.say(s, "a").dat
    return s.clause(person(s, pattern.by), "deliver", text, text)


def _destroyed(s: Say, pattern: Any) -> Clause:
    text = s.np("token", "a", post=traits(s, TokenFilter(traits=pattern.traits))).acc
    text += _of(s, pattern)
    return s.clause(person(s, pattern.by), "destroy", *[_with(s, pattern, text)] * 2)


HAPPENINGS: dict[str, Callable[[Say, Any], Clause]] = {
    "wound_suffered": _wounded,
    "died": _died,
    "die_rolled": _die_rolled,
    "duel_won": _duel_won,
    "initiative_won": _initiative_won,
    "attack_made": _attack_made,
    "stepped": _stepped,
    "activation_ended": _activation_ended,
    "token_gained": _gained,
    "token_passed": _passed,
    "token_delivered": _delivered,
    "token_destroyed": _destroyed,
}
