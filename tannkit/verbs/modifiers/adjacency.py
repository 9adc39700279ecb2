"""Circles that count as adjacent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Selector
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.scope import Scope, attacks_in


@dataclass(frozen=True, slots=True)
class Adjacency:
    """Such circles count as adjacent to whoever has this."""

    value: Annotated[Selector, "The circles."]

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("adjacency",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        circles = self.value.say(s, "each")
        attacks = f" {attacks_in(s, scope, 'attack_roll')}" if scope.about_attacks else ""
        return [
            s.clause(
                circles,
                "count_as",
                f"as adjacent to {who.acc}{attacks}",
                f"{attacks.strip()} als benachbart zu {who.dat}".strip(),
            )
        ]
