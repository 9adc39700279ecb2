"""Kinds of tokens: the equipment of content, with what its traits and its weapon profile say."""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.model.equipment import Equipment
from tannkit.model.library import Entry
from tannkit.model.text import texts
from tannkit.model.vocabulary import Trait
from tannkit.rulesets.tannhauser.weapons import Profile, Reach
from tannkit.state.tables import TokenKind
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.numbers import number
from tannkit.verbs.parse import parse
from tannkit.verbs.records.reach import ReachOf
from tannkit.verbs.records.weapon import WeaponProfile

WEAPON = "weapon"


def make_kind(c: Compiler, place: int, entry: Entry, traits: Mapping[str, Trait], bits: Mapping[str, int]) -> TokenKind:
    """A kind of token. What an attack or throw with it can do comes from its traits, unless its profile says more.

    Args:
        c: the compiler.
        place: the number of the kind.
        entry: the equipment.
        traits: the traits by id.
        bits: the places of the traits by id.
    """
    token = entry.model(Equipment)
    has = [traits[each] for each in token.traits if each in traits]
    fights = [each for each in has if each.attack]
    throws = [each.throw for each in has if each.throw]
    profile = parse("weapon", token.weapon) if token.weapon else None
    dice = max((each.dice or 0 for each in fights), default=0)
    return TokenKind(
        number=place,
        ref=entry.full_id,
        name=texts(token.name),
        traits=sum(1 << bits[each] for each in dict.fromkeys(token.traits) if each in bits),
        disposable=token.disposable,
        weapon=WEAPON in token.traits,
        dice=profile.base_dice if profile and profile.base_dice is not None else dice,
        ranged=any(each.attack == "ranged" for each in fights),
        overwatch=all(each.overwatch for each in has),
        throw=max(throws, default=0),
        smoke="smoke-grenade" in token.traits,
        refreshes=_refreshes(token),
        profile=_profile(c, profile) if profile else None,
        grenade=parse("grenade", token.grenade) if token.grenade else None,
    )


def _profile(c: Compiler, parsed: WeaponProfile) -> Profile:
    reach = parsed.reach
    blast = parsed.blast
    return Profile(
        reach=_reach(c, reach) if reach else None,
        linked=parsed.linked_targets or 1,
        spares=c.selection(parsed.spares) if parsed.spares else None,
        at_circle=c.selection(parsed.at_circle) if parsed.at_circle else None,
        blast=c.selection(blast.circle) if blast else None,
        blast_adjacent=bool(blast and blast.includes == "adjacent"),
        all_=c.selection(parsed.all_) if parsed.all_ else None,
        skill=_skill(c, parsed.needs_skill),
        not_with=frozenset(c.names.token_kind(each) for each in parsed.not_with),
    )


def _skill(c: Compiler, ref: str | None) -> int:
    """The bit of the skill that a weapon asks for; 0 for none, and by RE-Q-12 for one that does not exist."""
    if ref is None or (c.names.place("skills", ref) < 0 and c.tables.plays("RE-Q-12", "table-only")):
        return 0
    return c.mask("skills", (ref,))


def _reach(c: Compiler, parsed: ReachOf) -> Reach:
    within = None if parsed.within is None else number(c, parsed.within)
    return Reach(within, parsed.sight == "required" or parsed.path, parsed.adjacent)


def _refreshes(token: Equipment) -> bool:
    """Whether the token is turned faceup at each refresh: one of its effects says so."""
    for effect in token.effects:
        ((_, body),) = effect.items()
        limit = body.get("limit") if isinstance(body, Mapping) else None
        if isinstance(limit, Mapping) and limit.get("reset") == "refresh_tokens":
            return True
    return False
