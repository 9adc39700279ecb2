"""That a side has nobody left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Ref


@dataclass(frozen=True, slots=True)
class Eliminated:
    """Nobody of that side is left on the board."""

    value: Annotated[
        Literal["side", "other"] | Annotated[str, Ref("factions")],
        "The side that is asked about, its opponent, or the side of a faction.",
    ]
