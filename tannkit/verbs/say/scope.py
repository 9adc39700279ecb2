"""Scopes: in which attacks a change holds, as a phrase such as `in attacks with this weapon`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import Det, NounPhrase, extended, listed


@dataclass(frozen=True, slots=True)
class Scope:
    """What is known about the attack or roll that a phrase is about; conditions that say more are in `rest`."""

    by: str = ""
    at: str = ""
    roll: str = ""
    weapon: Any = None
    kinds: tuple[str, ...] = ()
    not_kinds: tuple[str, ...] = ()
    not_via: tuple[str, ...] = ()
    cause: str = ""
    natural: Any = None
    during: str = ""
    into: str = ""
    actor: Any = None
    rest: tuple[Any, ...] = ()

    @property
    def about_attacks(self) -> bool:
        """Whether it narrows the attacks at all."""
        return bool(self.weapon or self.kinds or self.not_kinds or self.not_via)


def attack(s: Say, scope: Scope, det: Det = "a", *, plural: bool = False) -> NounPhrase:
    """The attack of a scope: `a melee attack with this weapon`."""
    noun = next((kind for kind in scope.kinds if kind in ("melee", "ranged", "overwatch", "counter")), "attack")
    adjectives = ("extra",) if "extra" in scope.kinds else ()
    return s.np(noun, det, adjectives, _post(s, scope), plural=plural)


def attacks_in(s: Say, scope: Scope, roll: str) -> str:
    """Where a change holds: `in attacks with this weapon`, or simply `in attack rolls`."""
    if roll == "attack_roll" and scope.about_attacks:
        return s.pick("in ", "bei ") + attack(s, scope, "", plural=True).dat
    text = s.pick("in ", "bei ") + s.np(roll, "", plural=True).dat
    if roll == "shock_roll" and scope.about_attacks:
        text += s.pick(" against ", " gegen ") + attack(s, scope, "", plural=True).acc
    return text


def roll(s: Say, scope: Scope, owner: NounPhrase) -> NounPhrase:
    """The roll of a scope: `your attack roll with this weapon`."""
    noun = {"attack": "attack_roll", "shock": "shock_roll", "test": "test", "duel": "duel"}.get(scope.roll, "roll")
    if noun == "roll" and owner.person == 2:
        return s.any_own_roll()
    base = s.possessed(owner, noun)
    post = ""
    if scope.roll == "shock" and scope.about_attacks:
        post = s.pick("against ", "gegen ") + attack(s, scope).acc
    elif scope.kinds or scope.not_kinds or scope.not_via:
        post = s.pick("in ", "bei ") + attack(s, scope).dat
    elif scope.weapon:
        post = weapon(s, scope.weapon)
    return extended(base, post)


def weapon(s: Say, filters: Any) -> str:
    """What an attack is made with: `with this weapon`, `with a Pistol weapon`."""
    if filters.is_ == "this":
        return s.pick("with this weapon", "mit dieser Waffe")
    if filters.is_:
        return s.pick("with ", "mit ") + s.name("equipment", filters.is_)
    return s.pick("with ", "mit ") + s.np("weapon", "a", post=traits(s, filters)).dat


def traits(s: Say, filters: Any) -> str:
    """The traits that a filter asks for: `with the traits Weapon and Hand-to-Hand`."""
    parts = []
    if filters.traits:
        parts.append(s.pick("with the trait ", "mit dem Attribut ") + _traits(s, filters.traits, "and", "und"))
    if filters.traits_any:
        parts.append(s.pick("with the trait ", "mit dem Attribut ") + _traits(s, filters.traits_any, "or", "oder"))
    if filters.not_traits:
        parts.append(s.pick("without the trait ", "ohne das Attribut ") + _traits(s, filters.not_traits, "or", "oder"))
    text = s.pick(" and ", " und ").join(parts)
    if len(filters.traits) > 1:
        text = text.replace("the trait ", "the traits ", 1).replace("dem Attribut ", "den Attributen ", 1)
    return text


def _traits(s: Say, ids: Sequence[str], en: str, de: str) -> str:
    return listed([s.name("traits", each) for each in ids], s.pick(en, de))


def _post(s: Say, scope: Scope) -> str:
    parts = []
    if "action" in scope.kinds:
        owner = s.pick("your", "deiner") if scope.by == "you" else s.pick("its", "seiner")
        parts.append(s.pick(f"with {owner} action", f"mit {owner} Aktion"))
    if scope.weapon:
        parts.append(weapon(s, scope.weapon))
    excepted = [_excepted_kind(s, kind) for kind in scope.not_kinds]
    excepted += [_excepted_token(s, token) for token in scope.not_via]
    if excepted:
        parts.append(s.pick("(other than ", "(außer ") + listed(excepted, s.pick("or", "oder")) + ")")
    return " ".join(parts)


def _excepted_kind(s: Say, kind: str) -> str:
    if kind == "action":
        return s.pick("an attack with the action", "einem Angriff mit der Aktion")
    if kind == "extra":
        return s.np("attack", "a", ("extra",)).dat
    return s.np(kind, "a").dat


def _excepted_token(s: Say, token: str) -> str:
    if token == s.token:
        return s.pick("an attack that this effect brought", "einem Angriff durch diesen Effekt")
    return s.pick("an attack through ", "einem Angriff durch ") + s.name("equipment", token)
