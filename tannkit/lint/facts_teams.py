"""Facts about teams that several rules need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tannkit.model.characters import Character
from tannkit.model.games import Member, Team
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known


@dataclass(frozen=True, slots=True)
class Place:
    """A member of a team: its place in the list, what is chosen for it, and the character if it is known."""

    number: int
    member: Member
    entry: Entry | None

    @property
    def character(self) -> Character | None:
        """The character as an object."""
        return self.entry.model(Character) if self.entry else None


def places(library: Library, team: Entry) -> tuple[Place, ...]:
    """The members of a team."""
    members = team.model(Team).members
    return tuple(
        Place(number, member, known(library, "characters", member.character, team))
        for number, member in enumerate(members)
    )


def chosen_tokens(library: Library, place: Place) -> tuple[Entry, ...] | None:
    """The tokens that a member has before bonus tokens are handed out; None if one of them is not known."""
    character = place.character
    pack = character.packs.get(place.member.pack or "") if character else None
    if character is None or place.entry is None or pack is None:
        return None
    refs: Sequence[str] = (character.special_object or "", *pack)
    found = [known(library, "equipment", ref, place.entry) for ref in refs if ref]
    tokens = tuple(token for token in found if token is not None)
    return tokens if len(tokens) == len(found) else None
