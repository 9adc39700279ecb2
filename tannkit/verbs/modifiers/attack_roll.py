"""Changes to attack rolls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import RollChange


@dataclass(frozen=True, slots=True)
class AttackRoll:
    """Changes the attack rolls of whoever has this."""

    value: Annotated[RollChange, "What changes."]
