"""Tokens, picked by filters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count, Local, Ref
from tannkit.verbs.words import CircleKind, HoldingState, Role, Side


@dataclass(frozen=True, slots=True)
class TokenFilter:
    """All tokens that pass every filter given."""

    is_: Annotated[Role | None, "This one."] = None
    of: Annotated[Role | None, "In the hands of this character."] = None
    named: Annotated[str | None, Ref("equipment"), "This token by name."] = None
    kind: Annotated[str | None, Local("markers"), "This marker of the mode or scenario."] = None
    traits: Annotated[tuple[Annotated[str, Ref("traits")], ...], Count(1), "With all these traits."] = ()
    traits_any: Annotated[
        tuple[Annotated[str, Ref("traits")], ...],
        Count(1),
        "With at least one of these traits.",
    ] = ()
    not_traits: Annotated[tuple[Annotated[str, Ref("traits")], ...], Count(1), "With none of these traits."] = ()
    owner: Annotated[Side | None, "Whose it is."] = None
    state: Annotated[HoldingState | None, "Where or how it is."] = None
    adjacent_to: Annotated[Role | None, "In a circle adjacent to this."] = None
    at: Annotated[Role | None, "Lies in this circle, or in the circle of this one."] = None
    circle: Annotated[tuple[CircleKind, ...], Count(1), "Lies in a circle of one of these kinds."] = ()
    in_region: Annotated[str | None, Local("regions"), "Lies in this region of the map."] = None
    disposable: Annotated[bool | None, "Whether it is disposable."] = None
    dropped_by: Annotated[Side | None, "Dropped by a character of this side."] = None
