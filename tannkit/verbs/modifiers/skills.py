"""Chosen skills that somebody is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class SkillsChosen:
    """Whoever has this counts as having the skills that were chosen."""

    value: Annotated[Literal["chosen"], "The chosen skills."]
