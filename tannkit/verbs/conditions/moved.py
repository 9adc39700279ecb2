"""Whether a character has moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated


@dataclass(frozen=True, slots=True)
class Moved:
    """You have moved in the current turn, or have not."""

    value: Annotated[bool, "`true`: you have moved; `false`: you have not."]
