"""Restrictions of bonus tokens: who may be given one, by the data of token and character (RE-SETUP-030)."""

from __future__ import annotations

from collections.abc import Collection

from tannkit.model.characters import Character
from tannkit.model.equipment import Restriction
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import bare, known


def refusal(library: Library, token: Entry, restriction: Restriction, who: Entry) -> str:
    """Why a bonus token cannot be given to a character, whatever its team; empty if it can."""
    character = who.model(Character)
    named = [known(library, "characters", ref, token) for ref in restriction.named]
    if named and who not in named and None not in named:
        return f"is only for {' and '.join(f'`{bare(ref)}`' for ref in restriction.named)}"
    if restriction.kind and character.kind != restriction.kind:
        return "is only for Heroes" if restriction.kind == "hero" else "is only for Troopers"
    if restriction.faction:
        own = known(library, "factions", character.faction, who) if character.faction else None
        if own is not known(library, "factions", restriction.faction, token):
            return f"is only for the faction `{bare(restriction.faction)}`"
    if restriction.affiliation:
        wanted = known(library, "affiliations", restriction.affiliation, token)
        if wanted not in [known(library, "affiliations", ref, who) for ref in character.affiliations]:
            return f"is only for bearers of the symbol `{bare(restriction.affiliation)}`"
    return ""


def company(library: Library, token: Entry, restriction: Restriction) -> list[Entry]:
    """The characters without whom on the side a bonus token cannot be given to anybody."""
    found = [known(library, "characters", ref, token) for ref in restriction.together_with]
    return [entry for entry in found if entry is not None]


def missing(library: Library, token: Entry, restriction: Restriction, present: Collection[Entry | None]) -> str:
    """Why a bonus token cannot be given to anybody on a side; empty if it can."""
    absent = [entry for entry in company(library, token, restriction) if entry not in present]
    return f"is only for a side with `{absent[0].id}`" if absent else ""
