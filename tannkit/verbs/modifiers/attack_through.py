"""The character that an attack runs through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.scope import Scope
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class AttackThrough:
    """The attack must run through this one: only circles that its tokens open count as adjacent."""

    value: Annotated[Role, "The character."]

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("attack_through",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        through = s.role(self.value)
        return [
            s.clause(
                s.np("attack", "the"),
                "run",
                f"through {through.acc}",
                f"durch {through.acc}",
                tail=s.pick(
                    ": only circles that its tokens open count as adjacent for it",
                    ": Nur Ringe, die ein Marker " + through.gen + " öffnet, gelten dafür als benachbart",
                ),
                modal="must",
            )
        ]
