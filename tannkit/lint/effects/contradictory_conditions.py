"""Two conditions that must hold together exclude each other.

## What it does
Compares the conditions that stand in one `all` (or in an `all` inside it): two kinds of one attack or roll, two
causes, moved and not moved, the first turn and a later one, a trait that is wanted and unwanted, and a condition and
its own opposite. The bounds of one `count` or `counter` are compared as well.

## Why is this bad?
The effect never happens.

## What it cannot see
Contradictions that need knowledge of the rest of the game, or that run through `any`.

## How to fix it
Remove one of the two, or write `any` where either is enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import GAMES, together
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import bare
from tannkit.verbs.walk import Phrase

# One attack is of one of each of these kinds.
ATTACKS = (("melee", "ranged"), ("overwatch", "counter", "action"), ("extra", "action"))
MOST_COMPARED = 30


def check(library: Library) -> Iterator[Found]:
    """Conditions that cannot hold together with an earlier one, or by themselves."""
    for kind in ("equipment", *GAMES):
        for entry in library.entries(kind):
            for phrase in phrases(entry):
                if phrase.grammar == "condition" and phrase.verb == "all" and "all" not in phrase.path[-3:-1]:
                    yield from _clashes(entry, phrase)
                elif phrase.grammar == "condition" and _empty_range(phrase):
                    what = "weapon" if phrase.verb == "weapon" else "number"
                    message = f"no {what} fits this `{phrase.verb}`: it contradicts itself"
                    yield Found(entry, phrase.path, message, "Remove one of the two.", "key")


def _clashes(entry: Entry, phrase: Phrase) -> Iterator[Found]:
    earlier: list[Phrase] = []
    for each in together({"all": phrase.value}, phrase.path[:-1]):
        if len(earlier) < MOST_COMPARED and any(_exclude(other, each) for other in earlier):
            message = "this can never hold together with a condition before it"
            yield Found(entry, each.path, message, "Remove one of the two, or write `any`.", "key")
        earlier.append(each)


def _exclude(one: Phrase, two: Phrase) -> bool:
    """Whether two conditions exclude each other."""
    if {one.verb: one.value} == _denied(two) or {two.verb: two.value} == _denied(one):
        return True
    if one.verb != two.verb:
        verbs = {one.verb: one.value, two.verb: two.value}
        return verbs.get("during") == "first_turn" and _starts_later(verbs.get("turn"))
    if one.verb == "attack":
        return one.value != two.value and any(one.value in kinds and two.value in kinds for kinds in ATTACKS)
    if one.verb == "roll":
        return one.value != two.value and "any" not in (one.value, two.value)
    if one.verb == "weapon":
        return _weapons_exclude(one.value, two.value) or _weapons_exclude(two.value, one.value)
    if one.verb == "during":
        return {one.value, two.value} == {"first_turn", "after_first_turn"}
    return one.verb in ("cause", "moved") and one.value != two.value


def _denied(condition: Phrase) -> Any:
    return condition.value if condition.verb == "not" else None


def _starts_later(turn: Any) -> bool:
    return isinstance(turn, Mapping) and max(turn.get("at_least", 1), turn.get("equals", 1)) > 1


def _weapons_exclude(one: Mapping[str, Any], two: Mapping[str, Any]) -> bool:
    unwanted = {*two.get("not_traits", ())}
    some = one.get("traits_any", ())
    if {*one.get("traits", ())} & unwanted or (some and {*some} <= unwanted):
        return True
    named = {bare(each) for each in (one.get("is"), two.get("is")) if each and each != "this"}
    return len(named) > 1


def _empty_range(condition: Phrase) -> bool:
    """Whether a single condition excludes itself."""
    if condition.verb == "weapon":
        return _weapons_exclude(condition.value, condition.value)
    if condition.verb not in ("count", "counter", "turn"):
        return False
    least, most = condition.value.get("at_least"), condition.value.get("at_most")
    exact = condition.value.get("equals")
    if exact is not None:
        return (least is not None and exact < least) or (most is not None and exact > most)
    return least is not None and most is not None and least > most


RULE = rule(__doc__, "E005", "contradictory-conditions", check)
