"""The action of the activation as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class ActionCost:
    """The action of the activation, spent on this."""

    value: Annotated[
        Literal["use_equipment", "attack", "free", "scenario"],
        "The kind of action; `scenario`: what a mode or scenario offers; `free`: takes no action.",
    ]
