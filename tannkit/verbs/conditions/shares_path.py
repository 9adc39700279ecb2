"""Two that share a path."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class SharesPath:
    """The two stand on a common path."""

    value: Annotated[tuple[Role, ...], Count(2, 2), "The two."]
