"""Putting a marker back into its supply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class PutBack:
    """A marker goes back into the supply of its owner."""

    value: Annotated[Role, "The marker."]
