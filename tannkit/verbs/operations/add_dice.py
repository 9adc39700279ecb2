"""Rolling further dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Number


@dataclass(frozen=True, slots=True)
class AddDice:
    """Rolls so many more dice and adds them to the roll being resolved."""

    value: Annotated[Number, "How many."]
