"""Fixed initiative."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range, Ref


@dataclass(frozen=True, slots=True)
class FixedInitiative:
    """Who has the initiative in a turn, without a roll."""

    turn: Annotated[int, Range(1), "The turn."]
    faction: Annotated[str, Ref("factions"), "Who has it."]
    must_activate_first: Annotated[str | None, Ref("characters"), "Who must be activated first."] = None
