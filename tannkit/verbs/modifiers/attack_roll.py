"""Changes to attack rolls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import RollChange
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.rolls import roll_clauses
from tannkit.verbs.say.scope import Scope


@dataclass(frozen=True, slots=True)
class AttackRoll:
    """Changes the attack rolls of whoever has this."""

    value: Annotated[RollChange, "What changes."]

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("attack_roll",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        return roll_clauses(s, self.value, "attack_roll", who, scope)
