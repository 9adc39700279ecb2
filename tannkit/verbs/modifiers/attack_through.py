"""The character that an attack runs through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class AttackThrough:
    """The attack must run through this one: only circles that its tokens open count as adjacent."""

    value: Annotated[Role, "The character."]
