"""Discarding the token as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class DiscardCost:
    """The token is discarded for it."""

    value: Annotated[Literal["this"], "This token."]
