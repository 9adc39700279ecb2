"""Who controls a figure of its own kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Ref
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.scope import Scope


@dataclass(frozen=True, slots=True)
class Controls:
    """Whoever has this controls that figure."""

    value: Annotated[str, Ref("characters"), "The figure."]

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("controls",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        figure = s.name("characters", self.value)
        return [s.clause(who, "control", figure, figure)]
