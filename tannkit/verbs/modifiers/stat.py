"""Changes to a characteristic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.parts import Number
from tannkit.verbs.words import Stat


@dataclass(frozen=True, slots=True)
class StatChange:
    """Changes a characteristic, in the order: row, `use`, `set`, `add`, Command Point, `min`."""

    name: Annotated[Stat | Literal["all", "chosen"], "The characteristic; `chosen`: the one that was chosen."]
    add: Annotated[Number, "Is added to the value."] = None
    set: Annotated[int | Literal["none"] | None, "Takes the place of the value; `none`: no value at all."] = None
    use: Annotated[
        Literal["best_value", "best_row", "worst_value", "worst_row"] | None,
        "Which number of the sheet counts, whatever row is in force.",
    ] = None
    for_: Annotated[
        Literal["attack", "shock", "test", "duel", "initiative", "any"],
        "The roll for which it changes.",
    ] = "any"
    min: Annotated[int | None, "The value does not fall below this."] = None
