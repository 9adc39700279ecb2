"""Turning the token facedown as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True, slots=True)
class FacedownCost:
    """The token is turned facedown for it."""

    value: Annotated[Literal["this"], "This token."]
