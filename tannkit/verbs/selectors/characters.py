"""Characters, picked by filters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Local, Ref
from tannkit.verbs.parts import Characters, Number
from tannkit.verbs.words import CharacterKind, CharacterState, Role, Side


@dataclass(frozen=True, slots=True)
class CharacterFilter:
    """All characters that pass every filter given; living ones unless `state` says otherwise."""

    is_: Annotated[Role | None, "This one."] = None
    not_: Annotated[tuple[Role, ...], Count(1), "None of these."] = ()
    side: Annotated[Side | None, "Of which side."] = None
    kind: Annotated[CharacterKind | None, "Of this kind."] = None
    not_kind: Annotated[CharacterKind | None, "Not of this kind."] = None
    not_named: Annotated[str | None, Ref("characters"), "Not this character."] = None
    named: Annotated[str | None, Ref("characters"), "This character by name."] = None
    affiliation: Annotated[str | None, Ref("affiliations"), "Bears this affiliation symbol."] = None
    not_affiliation: Annotated[str | None, Ref("affiliations"), "Does not bear this affiliation symbol."] = None
    faction: Annotated[str | None, Ref("factions"), "Of this faction."] = None
    within: Annotated[Number, "At most so many circles from `of`."] = None
    of: Annotated[Role | None, "Where the distance is counted from."] = None
    adjacent_to: Annotated[Role | None, "In a circle adjacent to this."] = None
    on_path_of: Annotated[Role | None, "On a path with this."] = None
    sight: Annotated[Literal["required", "ignored"] | None, "Whether a common path is needed."] = None
    nearest_to: Annotated[Role | None, "Nearest to this one."] = None
    carries: Annotated[str | None, Ref("equipment"), "Has this token."] = None
    carries_marker: Annotated[str | None, Local("markers"), "Carries this marker of the mode or scenario."] = None
    top_of: Annotated[str | None, Local("orders"), "Its token lies on top of this order."] = None
    in_region: Annotated[str | None, Local("regions"), "Stands in this region of the map."] = None
    unhurt: Annotated[bool | None, "Whether the dial is on its top row."] = None
    state: Annotated[CharacterState, "In which state."] = "alive"
    any_: Annotated[tuple[Characters, ...], Count(2), "Passes at least one of these groups of filters."] = ()
