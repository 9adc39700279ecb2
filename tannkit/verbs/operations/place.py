"""Laying tokens and setting figures down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Local, Ref
from tannkit.verbs.parts import Who
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class PickUp:
    """Who can take a laid token up."""

    skill: Annotated[str, Ref("skills"), "Whoever has this skill."]


@dataclass(frozen=True, slots=True)
class PlaceThing:
    """Something is laid or set down in a circle."""

    at: Annotated[Who, "Where."]
    what: Annotated[str | None, Local("markers"), "A marker of this mode or scenario."] = None
    marker: Annotated[str | None, Ref("equipment"), "A marker that the equipment of the pack brings along."] = None
    rubble: Annotated[Literal["single", "double"] | None, "Rubble with so many icons."] = None
    token: Annotated[Role | None, "A token or figure of the effect."] = None
    figure: Annotated[str | None, Ref("characters"), "A figure that comes into play with this."] = None
    facedown: Annotated[bool | None, "Whether it lies facedown."] = None
    by: Annotated[Literal["you", "owner", "each_side"], "Who does it."] = "you"
    from_: Annotated[Literal["supply"] | None, "Where it is taken from."] = None
    blocks: Annotated[bool, "Whether it stands in the way of figures."] = True
    pick_up: Annotated[
        Literal["nobody"] | PickUp | None,
        "Who can take it up again; by the usual rules, if left out.",
    ] = None
    lasting: Annotated[
        bool,
        "Whether nothing but its own effects, or its being thrown, takes it away while it lies there.",
    ] = False
