"""Changing a counter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Local, Ref
from tannkit.verbs.parts import Number


@dataclass(frozen=True, slots=True)
class SetCounter:
    """A counter is changed."""

    name: Annotated[str, Local("counters"), "The counter, as declared in the setup."]
    add: Annotated[Number, "What is added."] = None
    set: Annotated[int | None, "What it is set to."] = None
    of: Annotated[Literal["this", "chosen", "side", "other", "game"] | None, "Whose counter."] = None
    faction: Annotated[
        str | None,
        Ref("factions"),
        "The faction whose counter it is, where the sides are fixed.",
    ] = None
