"""What a throw does beyond its traits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range


@dataclass(frozen=True, slots=True)
class GrenadeProfile:
    """What a thrown Grenade does differently: an ordinary one deals 4 and leaves rubble with a single icon."""

    auto: Annotated[int, Range(1, 20), "How many automatic attack successes it deals."] = 4
    rubble: Annotated[Literal["single", "double"], "The rubble it leaves."] = "single"
