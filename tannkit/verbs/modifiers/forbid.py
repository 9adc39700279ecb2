"""What is forbidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import Forbidden


@dataclass(frozen=True, slots=True)
class Forbid:
    """Takes an option away."""

    value: Annotated[Forbidden, "What cannot be done."]
