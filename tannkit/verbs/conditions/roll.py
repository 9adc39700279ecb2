"""The kind of roll being made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import RollKind


@dataclass(frozen=True, slots=True)
class Roll:
    """The roll of the event is of this kind."""

    value: Annotated[RollKind, "The kind of roll."]
