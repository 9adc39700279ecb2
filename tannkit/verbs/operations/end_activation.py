"""The end of the activation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class EndActivation:
    """The activation of the active character ends at once."""

    value: Annotated[Literal[True], "Always `true`."]
