"""Events: how the moment of a trigger reads, as what stands in front of its sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tannkit.verbs.say.clause import Clause, Front
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase, listed
from tannkit.verbs.say.scope import Scope, attack, roll
from tannkit.verbs.selectors.characters import CharacterFilter

DOINGS = {"action.announced", "circle.entered", "attack.declared"}

DURING = {
    "your_activation": ("in your activation", "in deiner Aktivierung"),
    "first_turn": ("in turn 1", "in Runde 1"),
    "after_first_turn": ("from turn 2 on", "ab Runde 2"),
    "later_activation": ("in a later activation of yours", "in einer späteren eigenen Aktivierung"),
}


def opening(s: Say, event: str | tuple[str, ...], scope: Scope, *, instead: bool, gate: bool) -> Front:
    """The moment of a trigger, with all its conditions: `When an enemy character enters a circle`."""
    events = (event,) if isinstance(event, str) else event
    scope = _entering(scope) if events == ("circle.entered",) else scope
    fronts = [EVENTS[each](s, scope, instead, gate) for each in events]
    front = _several(s, events, fronts, scope) if len(events) > 1 else fronts[0]
    if scope.during and not set(events) <= DOINGS:
        front = Front(f"{front.text} {s.pick(*DURING[scope.during])}", front.heavy)
    rest = [each.say(s.bind(active=s.it(), attacker=s.it())) for each in scope.rest]
    if not rest:
        return front
    word = s.pick("and", "und")
    if front.heavy and front.text.split(" ")[0] in ("if", "when", "wenn"):
        return Front(listed([front.text, *rest], word))
    return Front(f"{front.text}, {s.pick('if', 'wenn')} {listed(rest, word)}")


def _entering(scope: Scope) -> Scope:
    """The condition that somebody stands in a circle says, on entering, which circle is entered."""
    for each in scope.rest:
        inside = getattr(each, "value", None)
        if isinstance(inside, CharacterFilter) and inside.of and inside == CharacterFilter(within=0, of=inside.of):
            return replace(scope, into=inside.of, rest=tuple(other for other in scope.rest if other is not each))
    return scope


def actor(s: Say, scope: Scope) -> NounPhrase:
    """Who does it: you, or such a character as the conditions ask for."""
    if scope.by == "you":
        return s.you()
    if scope.actor is not None:
        phrase: NounPhrase = scope.actor.say(s, "a")
        return phrase
    return s.np("character", "a")


def sufferer(s: Say, scope: Scope) -> NounPhrase:
    """Whom it is done to."""
    if scope.at:
        return s.role(scope.at)
    if scope.actor is not None:
        # Whoever is about to be wounded or to die is alive until then, whatever the filter says of later.
        phrase: NounPhrase = replace(scope.actor, state="alive").say(s, "a")
        return phrase
    return s.np("character", "a")


def _several(s: Say, events: tuple[str, ...], fronts: list[Front], scope: Scope) -> Front:
    if not set(events) <= DOINGS:
        return Front(s.pick(" or ", " oder ").join(each.text for each in fronts), any(each.heavy for each in fronts))
    texts = [_doing(s, event, scope).subordinate() for event in events]
    who = actor(s, scope).nom
    rest = [text.removeprefix(f"{who} ") for text in texts]
    return Front(f"{s.pick('when', 'wenn')} {who} {s.pick(' or ', ' oder ').join(rest)}")


def _doing(s: Say, event: str, scope: Scope) -> Clause:
    verb, what = "announce", s.pick("an action", "eine Aktion")
    if event == "circle.entered":
        verb, what = "enter", (s.circle_of(scope.into) if scope.into else s.np("circle", "a")).acc
    elif event == "attack.declared" or scope.about_attacks:
        verb, what = "declare" if event == "attack.declared" else "announce", _what(s, scope)
    during = s.pick(*DURING[scope.during]) if scope.during else ""
    parts = (what, during) if s.lang == "en" else (during, what)
    return s.clause(actor(s, scope), verb, *[" ".join(part for part in parts if part)] * 2)


def _what(s: Say, scope: Scope) -> str:
    against = s.pick(" against ", " gegen ") + s.role(scope.at).acc if scope.at else ""
    return attack(s, scope).acc + against


def _setup(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    return s.front("before turn 1 begins", "bevor Runde 1 beginnt")


def _turn_started(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    return s.front("at the start of each turn", "zu Beginn jeder Runde", heavy=False)


def _turn_ended(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    return s.front("at the end of each turn", "am Ende jeder Runde", heavy=False)


def _initiative(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    return s.front("after the Initiative Rolls", "nach den Initiativewürfen", heavy=False)


def _activation(s: Say, scope: Scope) -> str:
    if scope.by == "you":
        return s.pick("your activation", "deiner Aktivierung")
    if scope.actor is None:
        return s.pick("each activation", "jeder Aktivierung")
    who = actor(s, scope)
    return s.pick(f"the activation of {who.acc}", f"der Aktivierung {who.gen}")


def _activation_started(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    what = _activation(s, scope)
    if instead:
        return s.front(f"in place of {what}", f"anstelle {what}", heavy=False)
    return s.front(f"at the start of {what}", f"zu Beginn {what}", heavy=False)


def _activation_ended(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    what = _activation(s, scope)
    return s.front(f"at the end of {what}", f"am Ende {what}", heavy=False)


def _announced(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    return s.when(_doing(s, "action.announced", scope), "when")


def _entered(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    if instead:
        wants = s.clause(actor(s, scope), "want_enter", "a circle", "einen Ring", end="betreten")
        return s.when(wants, "when")
    return s.when(_doing(s, "circle.entered", scope), "when")


def _declared(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    if instead and gate:
        return s.when(s.clause(actor(s, scope), "want_declare", *[_what(s, scope)] * 2, end="ansagen"), "when")
    if instead:
        what = attack(s, scope)
        return s.front(f"instead of {what.acc}", f"statt {what.gen}", heavy=False)
    return s.when(_doing(s, "attack.declared", scope), "when")


def _rolled(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    owner = s.role(scope.by or "active")
    what = roll(s, scope, owner)
    if scope.natural:
        return s.when(s.clause(what, "show", *[_natural(s, scope.natural)] * 2))
    return s.front(f"after {what.acc}", f"nach {what.dat}", heavy=False)


def _natural(s: Say, natural: Any) -> str:
    many = natural.at_least
    en = f"at least {many} natural {natural.face}{'s' if many > 1 else ''}"
    return s.pick(en, f"mindestens {many} natürliche {natural.face}")


def _assigned(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    who = sufferer(s, scope)
    if scope.cause in ("", "attack"):
        source = attack(s, scope).nom
    else:
        source = s.pick(
            {"grenade": "a grenade", "explosion": "an explosion", "effect": "an effect"}[scope.cause],
            {"grenade": "eine Granate", "explosion": "eine Explosion", "effect": "ein Effekt"}[scope.cause],
        )
    return s.front(f"when {source} would wound {who.acc}", f"wenn {source} {who.acc} verletzen würde")


def _suffered(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    who = sufferer(s, scope)
    if scope.about_attacks or scope.cause == "attack":
        return s.when(s.clause(attack(s, scope), "wound", who.acc, who.acc), "when")
    return s.when(s.clause(who, "become", "wounded", end="verletzt"), "when")


def _concluded(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    what = attack(s, scope, "your" if scope.by == "you" else "a")
    against = s.pick(" against ", " gegen ") + s.role(scope.at).acc if scope.at else ""
    return s.front(f"after {what.acc}{against}", f"nach {what.dat}{against}", heavy=False)


def _died(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    return s.when(s.clause(sufferer(s, scope), "die"), "when")


def _moved(s: Say, scope: Scope, instead: bool, gate: bool) -> Front:
    return s.front("when this token has been moved", "wenn dieser Marker bewegt worden ist")


EVENTS: dict[str, Callable[[Say, Scope, bool, bool], Front]] = {
    "setup.before_first_turn": _setup,
    "turn.started": _turn_started,
    "turn.ended": _turn_ended,
    "initiative.rolled": _initiative,
    "activation.started": _activation_started,
    "activation.ended": _activation_ended,
    "action.announced": _announced,
    "circle.entered": _entered,
    "attack.declared": _declared,
    "roll.rolled": _rolled,
    "roll.counted": _rolled,
    "wounds.assigned": _assigned,
    "wounds.suffered": _suffered,
    "attack.concluded": _concluded,
    "character.died": _died,
    "token.moved": _moved,
}
