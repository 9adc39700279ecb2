"""The value of a counter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Local, Ref


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter has such a value."""

    name: Annotated[str, Local("counters"), "The counter, as declared in the setup."]
    of: Annotated[
        Literal["this", "chosen", "side", "other", "game"] | None,
        "Whose counter: of this token, of the chosen one, of a side, or of the game.",
    ] = None
    faction: Annotated[
        str | None,
        Ref("factions"),
        "The faction whose counter it is, where the sides are fixed.",
    ] = None
    at_least: Annotated[int | None, "It is at least this."] = None
    equals: Annotated[int | None, "It is exactly this."] = None
