"""Two that are adjacent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Adjacent:
    """The two stand in adjacent circles."""

    value: Annotated[tuple[Role, ...], Count(2, 2), "The two."]
