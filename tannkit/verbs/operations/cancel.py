"""Wiping out successes or wounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class Cancel:
    """Cancels what the attack has brought so far."""

    value: Annotated[Literal["attack_successes", "wounds"], "What is cancelled."]
