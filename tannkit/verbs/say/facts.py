"""Facts: what the conditions of an effect say about the attack, roll or actor it is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tannkit.verbs.conditions.all_ import All
from tannkit.verbs.conditions.at import At
from tannkit.verbs.conditions.attack import Attack
from tannkit.verbs.conditions.by import By
from tannkit.verbs.conditions.cause import Cause
from tannkit.verbs.conditions.during import During
from tannkit.verbs.conditions.exists import Exists
from tannkit.verbs.conditions.lacks import Lacks
from tannkit.verbs.conditions.natural import Natural
from tannkit.verbs.conditions.not_ import Not
from tannkit.verbs.conditions.roll import Roll
from tannkit.verbs.conditions.via import Via
from tannkit.verbs.conditions.weapon import Weapon
from tannkit.verbs.say.scope import Scope
from tannkit.verbs.selectors.characters import CharacterFilter

ACTORS = ("active", "attacker", "victim")


def facts(condition: Any) -> Scope:
    """The scope of a condition: all it says about attack, roll and actor; what else it says is the rest."""
    scope = Scope()
    for part in parts(condition):
        scope = _taken(scope, part)
    return scope


def parts(condition: Any) -> Iterator[Any]:
    """The conditions that must hold together."""
    if isinstance(condition, All):
        for each in condition.value:
            yield from parts(each)
    elif condition is not None:
        yield condition


def _taken(scope: Scope, part: Any) -> Scope:
    match part:
        case By(value) if not scope.by:
            return replace(scope, by=value)
        case At(value) if not scope.at:
            return replace(scope, at=value)
        case Roll(value):
            return replace(scope, roll=value)
        case Weapon() if scope.weapon is None:
            return replace(scope, weapon=part)
        case Attack(value):
            return replace(scope, kinds=(*scope.kinds, value))
        case Cause(value):
            return replace(scope, cause=value)
        case Natural():
            return replace(scope, natural=part)
        case During(value) if not scope.during:
            return replace(scope, during=value)
        case Not(value=Attack(value=kind)):
            return replace(scope, not_kinds=(*scope.not_kinds, kind))
        case Not(value=Via(value=token)):
            return replace(scope, not_via=(*scope.not_via, token))
        case Lacks(who=who, affiliation=affiliation) if who in ACTORS:
            return replace(scope, actor=_narrowed(scope.actor, not_affiliation=affiliation))
        case Exists(value=CharacterFilter(is_=who)) if who in ACTORS and scope.actor is None:
            return replace(scope, actor=replace(part.value, is_=None))
        case _:
            return replace(scope, rest=(*scope.rest, part))


def _narrowed(actor: CharacterFilter | None, not_affiliation: str) -> CharacterFilter:
    return replace(actor or CharacterFilter(), not_affiliation=not_affiliation)
