"""Facts about equipment tokens that several rules need: what attacks they make, and who can hold them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice

from tannkit.model.characters import Character
from tannkit.model.equipment import Crate, Equipment
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import bare, known
from tannkit.model.vocabulary import Trait
from tannkit.rulesets.tannhauser.draft.restrictions import refusal

WEAPON = "weapon"
GRENADE = "grenade"
# Bonus tokens are compared with so many characters at most, for the sake of packs with thousands of both.
MOST_ASKED = 100


def has_trait(token: Entry, trait: str) -> bool:
    """Whether a token has the trait of this id."""
    return any(bare(each) == trait for each in token.model(Equipment).traits)


def traits_of(library: Library, token: Entry) -> tuple[tuple[int, Trait], ...]:
    """The known traits of a token, each with its place in the list."""
    found = []
    for place, ref in enumerate(token.model(Equipment).traits):
        trait = known(library, "traits", ref, token)
        if trait is not None:
            found.append((place, trait.model(Trait)))
    return tuple(found)


def tokens_of(character: Character) -> tuple[str, ...]:
    """References to all tokens that a character can start a game with, bonus tokens aside."""
    special = (character.special_object,) if character.special_object else ()
    packs = tuple(ref for pack in character.packs.values() for ref in pack)
    picks = character.improvements.among if character.improvements else ()
    return (*special, *packs, *character.standard, *picks)


def holders(library: Library, token: Entry) -> tuple[Entry, ...] | None:
    """The characters that can be given a token before a game; None if anybody can come by it during one."""
    if token in _in_crates(library):
        return None
    restriction = token.model(Equipment).restriction
    if token.model(Equipment).kind == "bonus":
        everybody = islice(library.entries("characters", whole=True), MOST_ASKED)
        return tuple(
            each for each in everybody if restriction is None or not refusal(library, token, restriction, each)
        )
    return _holders(library).get(token, ())


@lru_cache(maxsize=2)
def _holders(library: Library) -> Mapping[Entry, tuple[Entry, ...]]:
    found: dict[Entry, list[Entry]] = {}
    for who in library.entries("characters", whole=True):
        for ref in dict.fromkeys(tokens_of(who.model(Character))):
            token = known(library, "equipment", ref, who)
            if token is not None:
                found.setdefault(token, []).append(who)
    return {token: tuple(dict.fromkeys(some)) for token, some in found.items()}


@lru_cache(maxsize=2)
def _in_crates(library: Library) -> frozenset[Entry]:
    found = set()
    for crate in library.entries("crates", whole=True):
        ref = crate.model(Crate).equipment
        token = known(library, "equipment", ref, crate) if ref else None
        if token is not None:
            found.add(token)
    return frozenset(found)
