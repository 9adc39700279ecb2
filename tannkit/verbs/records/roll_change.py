"""Changes to a kind of roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.verbs.parts import Number


@dataclass(frozen=True, slots=True)
class RollChanges:
    """What changes about a kind of roll."""

    dice: Annotated[Number, "So many more or fewer dice."] = None
    base: Annotated[int | None, Range(0, 20), "The number of dice it starts from, in place of the weapon's."] = None
    bonus: Annotated[Number, "Is added to the result."] = None
    auto: Annotated[int | None, Range(1, 20), "Successes that come for free."] = None
    natural_ten_worth: Annotated[int | None, Range(2, 10), "How many successes a natural 10 counts as."] = None
