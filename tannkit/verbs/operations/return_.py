"""Coming back into the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Ref
from tannkit.verbs.parts import Who


@dataclass(frozen=True, slots=True)
class Return:
    """A dead character or a destroyed Voïvode comes back."""

    who: Annotated[Who, "Who comes back."]
    as_: Annotated[
        Literal["reinforcement", "in_place"],
        "As a reinforcement that costs nothing (figures in pairs only as a whole pair), or where the marker "
        "lies; it can then be activated this turn unless it or its partner already was.",
    ] = "reinforcement"
    with_: Annotated[tuple[Annotated[str, Ref("equipment")], ...], Count(1), "The only tokens it then has."] = ()
    when: Annotated[Literal["now", "next_turn"], "When."] = "now"
