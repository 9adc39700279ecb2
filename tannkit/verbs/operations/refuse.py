"""What is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class Refuse:
    """Inside `instead`: what was about to happen does not, and what it would have cost is not spent."""

    value: Annotated[Literal[True], "Always `true`."]
