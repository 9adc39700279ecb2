"""What an attack with a weapon can do beyond its traits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Range, Ref
from tannkit.verbs.parts import Characters, Circles, Reach, Selector


@dataclass(frozen=True, slots=True)
class Blast:
    """An attack aimed at a circle."""

    circle: Annotated[Circles, "Which circle it can be aimed at."]
    includes: Annotated[
        Literal["circle", "adjacent"],
        "Whether it strikes that circle only, or the adjacent ones too.",
    ] = "circle"


@dataclass(frozen=True, slots=True)
class WeaponProfile:
    """What an attack with the token can do beyond what its traits say."""

    base_dice: Annotated[int | None, Range(1, 20), "How many dice it rolls, where its traits do not say."] = None
    reach: Annotated[Reach, "How far it reaches."] = None
    linked_targets: Annotated[
        int | None,
        Range(2, 9),
        "Up to so many targets adjacent to each other, each legal by itself: one attack roll, a shock roll for each.",
    ] = None
    spares: Annotated[Selector, "Whom no attack with it touches; they are no legal targets."] = None
    at_circle: Annotated[Circles, "The attack names such a circle and no character; `target` is the circle."] = None
    blast: Annotated[
        Blast | None,
        "It is aimed at a circle: an attack roll for everybody there, friends and the attacker included.",
    ] = None
    all_: Annotated[Characters, "It strikes all such characters."] = None
    needs_skill: Annotated[str | None, Ref("skills"), "The skill that its user must have."] = None
    not_with: Annotated[
        tuple[Annotated[str, Ref("equipment")], ...],
        Count(1),
        "Tokens that give no attack with it.",
    ] = ()
