"""What goes ahead after all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class Proceed:
    """Inside `instead`: what was about to happen happens."""

    value: Annotated[Literal[True], "Always `true`."]
