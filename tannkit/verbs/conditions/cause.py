"""What wounds come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class Cause:
    """The wounds of the event come from this."""

    value: Annotated[Literal["attack", "grenade", "explosion", "effect"], "What they come from."]
