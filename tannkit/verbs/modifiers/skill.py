"""A skill that somebody is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Ref
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.scope import Scope


@dataclass(frozen=True, slots=True)
class SkillGiven:
    """Whoever has this counts as having the skill."""

    value: Annotated[str, Ref("skills"), "The skill."]

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("skill",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        skill = s.name("skills", self.value)
        return [s.clause(who, "have", f"the skill {skill}", f"die Fähigkeit {skill}")]
