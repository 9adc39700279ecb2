"""A skill that somebody has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Ref
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class HasSkill:
    """This one has the skill: one by name, or one whose icon a token shows."""

    who: Annotated[Role, "Who."]
    name: Annotated[str | None, Ref("skills"), "The skill."] = None
    shown_by: Annotated[Role | None, "The token that shows the icon of the skill."] = None
    icon: Annotated[Literal["large", "small", "any"], "Which icon of that token, where it shows two."] = "any"
