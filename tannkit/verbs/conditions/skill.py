"""A skill that somebody has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Ref
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class HasSkill:
    """This one has the skill."""

    who: Annotated[Role, "Who."]
    name: Annotated[str, Ref("skills"), "The skill."]
