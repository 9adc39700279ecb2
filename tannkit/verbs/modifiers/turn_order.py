"""Who activates first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.scope import Scope


@dataclass(frozen=True, slots=True)
class TurnOrder:
    """Changes the order of activations in a turn."""

    value: Annotated[
        Literal["opponent_first"],
        "The opponent activates all its characters before you activate any.",
    ]

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("turn_order",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        return [
            s.clause(
                s.possessed(s.you(), "opponent"),
                "activate",
                "all characters before you activate any",
                "alle Charaktere, bevor du einen aktivierst",
            )
        ]
