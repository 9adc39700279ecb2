"""Circles, picked by filters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Local
from tannkit.verbs.parts import Number
from tannkit.verbs.words import CircleKind, Role


@dataclass(frozen=True, slots=True)
class CircleFilter:
    """All circles that pass every filter given."""

    is_: Annotated[Role | None, "This one."] = None
    kind: Annotated[tuple[CircleKind, ...], Count(1), "Of one of these kinds."] = ()
    own: Annotated[bool | None, "Whether it is an entry point of your side."] = None
    owner: Annotated[
        Literal["own", "enemy", "none"] | None,
        "Whose entry point it is; `none`: of neither side.",
    ] = None
    adjacent_to: Annotated[Role | None, "Adjacent to this."] = None
    on_path_of: Annotated[Role | None, "On a path with this."] = None
    empty: Annotated[bool | None, "Whether nobody stands there."] = None
    without: Annotated[str | None, Local("markers"), "Without this marker."] = None
    with_: Annotated[str | None, Local("markers"), "With this marker."] = None
    region: Annotated[str | None, Local("regions"), "In this region of the map."] = None
    within: Annotated[Number, "At most so many circles from `of`."] = None
    of: Annotated[Role | None, "Where the distance is counted from."] = None
