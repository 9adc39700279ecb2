"""How smoke works on somebody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.scope import Scope


@dataclass(frozen=True, slots=True)
class Smoke:
    """Smoke has no effect on whoever has this."""

    value: Annotated[Literal["ignored"], "Smoke is ignored."]

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("smoke",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        return [s.clause(who, "ignore", "smoke", "Rauch")]
