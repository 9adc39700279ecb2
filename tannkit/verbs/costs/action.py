"""The action of the activation as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class ActionCost:
    """The action of the activation, spent on this."""

    value: Annotated[
        Literal["use_equipment", "attack", "free", "scenario"],
        "The kind of action; `scenario`: what a mode or scenario offers; `free`: takes no action.",
    ]

    def say(self, s: Say) -> Clause:
        """As something that you do."""
        if self.value == "free":
            return s.clause(s.you(), "spend", "no action", "keine Aktion")
        return s.clause(s.you(), "spend", "your action", "deine Aktion")
