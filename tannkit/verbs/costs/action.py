"""The action of the activation as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.state.effects import Condition as Closure
from tannkit.state.registers import ACTIONS_LEFT
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class ActionCost:
    """The action of the activation, spent on this."""

    value: Annotated[
        Literal["use_equipment", "attack", "free", "scenario"],
        "The kind of action; `scenario`: what a mode or scenario offers; `free`: takes no action.",
    ]

    def payable(self, c: Compiler) -> Closure:
        """Whether there is an action left."""
        if self.value == "free":
            return lambda s, v: True
        return lambda s, v: s.g[ACTIONS_LEFT] > 0

    def pay(self, c: Compiler, code: Code) -> None:
        """Nothing more: the announcement has spent the action."""

    def say(self, s: Say) -> Clause:
        """As something that you do."""
        if self.value == "free":
            return s.clause(s.you(), "spend", "no action", "keine Aktion")
        return s.clause(s.you(), "spend", "your action", "deine Aktion")
