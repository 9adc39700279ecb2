"""Going on overwatch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class GoOnOverwatch:
    """A character goes on overwatch without paying a Command Point."""

    value: Annotated[Role, "Who."]
