"""Changes to Initiative and Setup Rolls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import RollChange


@dataclass(frozen=True, slots=True)
class InitiativeRoll:
    """Changes the Initiative Rolls and the Setup Roll of the side."""

    value: Annotated[RollChange, "What changes."]
