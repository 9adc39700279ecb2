"""A skill that somebody is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Ref


@dataclass(frozen=True, slots=True)
class SkillGiven:
    """Whoever has this counts as having the skill."""

    value: Annotated[str, Ref("skills"), "The skill."]
