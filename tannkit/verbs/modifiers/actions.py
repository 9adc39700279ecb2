"""How many actions one has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.numbers import counted
from tannkit.verbs.say.scope import Scope


@dataclass(frozen=True, slots=True)
class Actions:
    """So many actions in one activation."""

    value: Annotated[int, Range(0, 9), "The number of actions."]

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("actions",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        actions = counted(s, self.value, "action_taken")
        return [s.clause(who, "carry_out", actions, actions, modal="can")]
