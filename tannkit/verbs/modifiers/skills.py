"""Chosen skills that somebody is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.scope import Scope


@dataclass(frozen=True, slots=True)
class SkillsChosen:
    """Whoever has this counts as having the skills that were chosen."""

    value: Annotated[Literal["chosen"], "The chosen skills."]

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("skills",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        return [s.clause(who, "have", "each chosen skill", "jede gewählte Fähigkeit")]
